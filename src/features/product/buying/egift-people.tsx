import { Trans, useLingui } from '@lingui/react/macro'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { type Egift, LONGEST_GIFT_NAME } from '#domain/gifts/egift.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './egift-form.module.css'

export type EgiftPeopleProps = {
  readonly register: UseFormRegister<Egift>
  readonly errors: FieldErrors<Egift>
  /** A card to oneself has no second person. */
  readonly isOwn: boolean
}

/** Who sends the card, and to whom (spec 5). */
export function EgiftPeople({ register, errors, isOwn }: EgiftPeopleProps) {
  const { t } = useLingui()
  return (
    <>
      {!isOwn && (
        <fieldset className={css.person}>
          <legend>
            <Trans>To</Trans>
          </legend>
          <TextField
            {...register('recipientName')}
            label={t`Name of the recipient`}
            required
            autoComplete="off"
            maxLength={LONGEST_GIFT_NAME}
            error={errors.recipientName?.message}
          />
          <TextField
            {...register('recipientEmail')}
            label={t`Email of the recipient`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.recipientEmail?.message}
          />
        </fieldset>
      )}
      <fieldset className={css.person}>
        <legend>
          <Trans>From</Trans>
        </legend>
        <TextField
          {...register('senderName')}
          label={t`Your name`}
          required
          autoComplete="name"
          maxLength={LONGEST_GIFT_NAME}
          error={errors.senderName?.message}
        />
        <TextField
          {...register('senderEmail')}
          label={t`Your email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.senderEmail?.message}
        />
      </fieldset>
    </>
  )
}
