import { Trans, useLingui } from '@lingui/react/macro'
import type { Profile } from '#domain/account/profile.ts'
import { formatDay } from '#domain/region/formats.ts'
import { useSavedLabel } from '#blocks/sync/use-saved-label.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Button } from '#ui/button/button.tsx'
import css from '../account.module.css'

interface ProfileFactsProps {
  readonly profile: Profile
  readonly birthday: string | undefined
  readonly isPending: boolean
  readonly onEdit: () => void
}

/** Names, country and birthday, and whether they are on this device only. */
export function ProfileFacts({ profile, birthday, isPending, onEdit }: ProfileFactsProps) {
  const { t } = useLingui()
  const { locale } = useStorefront()
  const savedHere = useSavedLabel() && isPending
  // Members of other providers have neither country nor birthday.
  const country = profile.country && new Intl.DisplayNames(locale, { type: 'region' }).of(profile.country)
  const facts = [
    [t`Name`, `${profile.firstName} ${profile.lastName}`.trim()],
    [t`Nickname`, profile.nickname],
    [t`Country or region`, country],
    [t`Birthday`, birthday && formatDay(Date.parse(birthday))],
  ].filter(([, value]) => value)
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {savedHere && (
        <p className={css.soft}>
          <Trans>Saved on this device</Trans>
        </p>
      )}
      <div>
        <Button look="outline" size="small" onClick={onEdit}>
          <Trans>Edit my details</Trans>
        </Button>
      </div>
    </>
  )
}
