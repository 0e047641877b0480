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
        <Trans>Mails</Trans>
      </legend>
      <Checkbox
        label={t`Newsletter`}
        hint={isRefused ? t`Confirm your address first.` : t`New pieces and offers.`}
        checked={newsletter}
        disabled={isRefused}
        onChange={({ target }) => onChange({ newsletter: target.checked })}
      />
      <Checkbox
        label={t`Back in stock`}
        hint={t`When a piece you asked about is here again.`}
        checked={stockMail}
        onChange={({ target }) => onChange({ stockMail: target.checked })}
      />
      <p className={css.soft}>
        <Trans>Mails about your orders and the security of your account always come.</Trans>
      </p>
    </fieldset>
  )
}
