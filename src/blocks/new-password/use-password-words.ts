import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { isCheckoutPage } from '#domain/region/links.ts'
import { PASSWORD_SYMBOLS, type PasswordPreset, type PasswordProblem } from '#domain/account/password.ts'
import { passwordWords } from './password-words.ts'

/** Text of a problem of a new password; for a wrong symbol with the list of the allowed ones (spec 5). */
export function usePasswordWords(preset: PasswordPreset): (problem: PasswordProblem) => string {
  const { i18n } = useLingui()
  const atCheckout = useLocation({ select: ({ pathname }) => isCheckoutPage(pathname) })
  return (problem) => {
    const words = i18n._(passwordWords(problem, { preset, atCheckout }))
    return problem === 'symbol' ? `${words} ${PASSWORD_SYMBOLS}` : words
  }
}
