import { Trans, useLingui } from '@lingui/react/macro'
import { PROFILE_FIELDS } from '#domain/account/profile.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { dismissRefusedProfile } from '#sync/profile/profile-actions.ts'
import type { RefusedProfile } from '#sync/profile/use-profile.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from '../account.module.css'

interface RefusedProfileNoticeProps {
  readonly refused: RefusedProfile
  readonly onCorrect: () => void
}

/** A change that the shop did not accept: what was entered, the reason, and the way back to the form. */
export function RefusedProfileNotice({ refused, onCorrect }: RefusedProfileNoticeProps) {
  const { t } = useLingui()
  const { locale } = useStorefront()
  const { operation, change } = refused
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const entered = PROFILE_FIELDS.flatMap((field) => {
    const value = change[field]
    if (value === undefined || value === '') return []
    return [field === 'country' && /^[A-Z]{2}$/.test(value) ? (names.of(value) ?? value) : value]
  })
  return (
    <Notice
      tone="warn"
      role="status"
      title={<Trans>The shop did not accept your details</Trans>}
      action={
        <div className={css.buttons}>
          <Button look="outline" size="small" onClick={onCorrect}>
            <Trans>Correct it</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={() => void dismissRefusedProfile()}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      }
    >
      <p>{operation.message || t`This change wasn’t accepted.`}</p>
      <p className={css.lines} translate="no">
        {entered.join(', ')}
      </p>
    </Notice>
  )
}
