import { useQuery } from '@tanstack/react-query'
import { commonInfoQuery } from '#queries/navigation-queries.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { isSignedInHere } from './ask-sign-in.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'

/** Whether a member is signed in; undefined while unknown. Without a network the state of this browser counts. */
export function useSignedIn(): boolean | undefined {
  const hydrated = useHydrated()
  const { data, isError } = useQuery({ ...commonInfoQuery(useStorefront()), enabled: hydrated })
  // Another part of the page may have the answer before this one is hydrated.
  if (!hydrated) return undefined
  if (data) return data.isLogin === 1
  return isError ? isSignedInHere() : undefined
}
