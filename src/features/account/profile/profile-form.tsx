import { Trans, useLingui } from '@lingui/react/macro'
import { profileChange, type Profile, type ProfileChange } from '#domain/account/profile.ts'
import { REGISTRATION_COUNTRIES } from '#domain/account/registration.ts'
import { formatDay } from '#domain/region/formats.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import type { RefusedOperation } from '#sync/outbox/operation-preview.ts'
import { dismissRefusedProfile, keepProfile } from '#sync/profile/profile-actions.ts'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useProfileForm } from '../use-profile-form.ts'
import css from '../account.module.css'
import { AccountForm } from './account-form.tsx'

interface ProfileFormProps {
  readonly profile: Profile
  readonly birthday: string | undefined
  /** Form values that differ from the profile. */
  readonly change: ProfileChange
  /** Why the shop did not accept this input. */
  readonly refused: RefusedOperation | undefined
  readonly onDone: () => void
}

/** Changes names and country, also without a network; what differs is sent. The birthday is read-only. */
export function ProfileForm({ profile, birthday, change, refused, onDone }: ProfileFormProps) {
  const { t } = useLingui()
  const report = useReportSave()
  const { locale } = useStorefront()
  const { nickname, firstName, lastName, country } = profile
  const known: Profile = { nickname, firstName, lastName, country }
  // Without a country the list shows its first one.
  const initial = { ...known, country: country || REGISTRATION_COUNTRIES[0], ...named(change) }
  const { register, handleSubmit, formState } = useProfileForm(initial, refused)
  const { errors, isSubmitting } = formState
  const names = new Intl.DisplayNames(locale, { type: 'region' })

  async function save(entered: Profile) {
    const different = profileChange(known, entered)
    if (Object.keys(different).length > 0) {
      const saved = await report(keepProfile(different))
      // Only this page has it: the form keeps the input until the device or the shop has it (offline.md F39).
      if (!isStored(saved) && saved !== 'refused') return
    }
    if (refused) await dismissRefusedProfile()
    onDone()
  }

  return (
    <AccountForm
      failure={refused && (refused.message || t`This change wasn’t accepted.`)}
      submit={<Trans>Save my details</Trans>}
      isBusy={isSubmitting}
      onSubmit={handleSubmit(save)}
      onCancel={onDone}
    >
      <TextField
        {...register('nickname')}
        label={t`Nickname`}
        hint={t`How we greet you.`}
        autoComplete="nickname"
        required
        error={errors.nickname?.message}
      />
      <TextField
        {...register('firstName')}
        label={t`First name`}
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
      />
      <TextField
        {...register('lastName')}
        label={t`Last name`}
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
      />
      <Select
        {...register('country')}
        label={t`Country or region`}
        autoComplete="country"
        required
        options={REGISTRATION_COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))}
        error={errors.country?.message}
      />
      {birthday !== '' && (
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt>
              <Trans>Birthday</Trans>
            </dt>
            {birthday !== undefined && <dd>{formatDay(Date.parse(birthday))}</dd>}
            <dd className={css.soft}>
              <Trans>The birthday cannot be changed after submission.</Trans>
            </dd>
          </div>
        </dl>
      )}
    </AccountForm>
  )
}

/** Without the fields that a change leaves out. */
function named(change: ProfileChange): Partial<Profile> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
