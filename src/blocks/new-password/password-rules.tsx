import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_SYMBOLS, passwordRules, type PasswordPreset } from '#domain/account/password.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { ruleWords } from './password-words.ts'
import css from './new-password.module.css'

/** The checklist of a new password, filled in while it is entered. */
export function PasswordRules({
  password,
  preset,
}: {
  readonly password: string
  readonly preset: PasswordPreset
}) {
  const { i18n } = useLingui()
  return (
    <ul className={css.rules}>
      {passwordRules(password, preset).map(({ problem, holds }) => (
        <li key={problem} className={css.rule} data-holds={(holds && password !== '') || undefined}>
          <span>
            {problem === 'symbol' ? (
              <Trans>Only letters, numbers and {PASSWORD_SYMBOLS}</Trans>
            ) : (
              <span>{i18n._(ruleWords(problem, preset))}</span>
            )}
            <VisuallyHidden>
              {holds && password !== '' ? <Trans>: holds</Trans> : <Trans>: not yet</Trans>}
            </VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
