import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userInfoQuery } from '#queries/customer-queries.ts'
import { useSignedIn } from '#blocks/use-signed-in.ts'
import type { Form } from './components/checkout-form.tsx'

/** Fills in the member's e-mail address unless the user has entered another one. */
export function useMemberEmail(form: Form): void {
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...userInfoQuery(), enabled: isSignedIn === true })
  const email = data?.email ?? ''
  const { getValues, setValue } = form
  useEffect(() => {
    if (email !== '' && getValues('email').trim() === '') setValue('email', email, { shouldValidate: true })
  }, [email, getValues, setValue])
}
