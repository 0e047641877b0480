import { useEffect } from 'react'
import { useMemberEmail } from '#blocks/identity/use-member-email.ts'
import type { Form } from './use-checkout-form.ts'

/** Fills in the member's e-mail address unless the user has entered another one. */
export function useFillEmail({ getValues, setValue }: Form): void {
  const email = useMemberEmail()
  useEffect(() => {
    if (email !== '' && getValues('email').trim() === '') setValue('email', email, { shouldValidate: true })
  }, [email, getValues, setValue])
}
