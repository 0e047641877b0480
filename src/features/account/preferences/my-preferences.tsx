import { Trans, useLingui } from '@lingui/react/macro'
import { STYLES, type PreferencesChange } from '#domain/account/preferences.ts'
import { SITES } from '#domain/region/sites.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import { useSavedLabel } from '#blocks/sync/use-saved-label.ts'
import { keepPreferences, usePreferences } from '#sync/preferences/use-preferences.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import css from '../account.module.css'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { MailPreferences } from './mail-preferences.tsx'
import { NotRead } from '../dashboard/not-read.tsx'
import { PushPreferences } from './push-preferences.tsx'

/** Style, mails and notifications (spec 2.14); each press is kept at once, also without a network. */
export function MyPreferences() {
  const { t } = useLingui()
  // That site has no page about the device, where a browser turns notifications on.
  const { restricted } = SITES[useStorefront().site]
  const { preferences, isPending, requested, error, ask } = usePreferences()
  const report = useReportSave()
  const savedHere = useSavedLabel() && isPending
  const keep = (change: PreferencesChange) => void report(keepPreferences(change))
  if (!preferences)
    return requested === 'failed' ? <NotRead error={error} onAgain={ask} /> : <AccountLoading />
  const styles = { none: t`No preference`, basics: t`Basics`, workwear: t`Workwear` }
  return (
    <>
      <section className={css.section} aria-labelledby="preference">
        <h2 id="preference">
          <Trans>Preference</Trans>
        </h2>
        <RadioGroup
          label={t`What do you wear most?`}
          options={STYLES.map((value) => ({ value, label: styles[value] }))}
          value={preferences.style}
          onChange={(value) => keep({ style: STYLES.find((style) => style === value) })}
        />
        {savedHere && (
          <p className={css.soft}>
            <Trans>Saved on this device</Trans>
          </p>
        )}
      </section>
      <section className={css.section} aria-labelledby="mails">
        <h2 id="mails">
          <Trans>Emails and notifications</Trans>
        </h2>
        <MailPreferences preferences={preferences} onChange={keep} />
        {!restricted && <PushPreferences preferences={preferences} onChange={keep} />}
      </section>
    </>
  )
}
