import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '#queries/customer-queries.ts'
import { useSignedIn } from './use-signed-in.ts'

/** The e-mail address of the member who is signed in; empty for a guest and while it is not known. */
export function useMemberEmail(): string {
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...userInfoQuery(), enabled: isSignedIn === true })
  return data?.email ?? ''
}

/** The same once the member has confirmed it; empty before. */
export function useConfirmedEmail(): string {
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...userInfoQuery(), enabled: isSignedIn === true })
  return data?.emailConfirmed ? data.email : ''
}
