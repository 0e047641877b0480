import { useLingui } from '@lingui/react/macro'
import { checkEmail } from '#domain/checkout/email.ts'

/** The rule of an email field in a form (spec 5): true, or what is wrong with the address. */
export function useEmailRule(): (email: string) => true | string {
  const { t } = useLingui()
  const words = { required: t`Enter your email address.`, invalid: t`Invalid email address` }
  return (email) => {
    const check = checkEmail(email)
    return check === 'ok' || words[check]
  }
}
