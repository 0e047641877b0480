import { Trans, useLingui } from '@lingui/react/macro'
import type { Preferences, PreferencesChange } from '#domain/account/preferences.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import css from '../account.module.css'

interface MailPreferencesProps {
  readonly preferences: Preferences
  readonly onChange: (change: PreferencesChange) => void
}

/** The mails that a member can turn off, and those that always come. */
export function MailPreferences({ preferences, onChange }: MailPreferencesProps) {
  const { t } = useLingui()
  const { newsletter, canSubscribe, stockMail } = preferences
  const isRefused = !canSubscribe && !newsletter
  return (
    <fieldset className={css.switches}>
      <legend>
        <Trans>Emails</Trans>
      </legend>
      <Checkbox
        label={t`Newsletter`}
        hint={isRefused ? t`Confirm your address first.` : t`New arrivals and offers.`}
        checked={newsletter}
        disabled={isRefused}
        onChange={({ target }) => onChange({ newsletter: target.checked })}
      />
      <Checkbox
        label={t`Back in stock`}
        hint={t`When an item you asked about is back in stock.`}
        checked={stockMail}
        onChange={({ target }) => onChange({ stockMail: target.checked })}
      />
      <p className={css.soft}>
        <Trans>You always get emails about your orders and account security.</Trans>
      </p>
    </fieldset>
  )
}
