import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Controller, type FieldErrors } from 'react-hook-form'
import type { Uploads } from '#blocks/uploads/use-uploads.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { LONGEST_DESCRIPTION } from '#domain/returns/return-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Textarea } from '#ui/textarea/textarea.tsx'
import { ItemsField } from './items-field.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { PhotosField } from './photos-field.tsx'
import { ReasonField } from './reason-field.tsx'
import css from './return-form.module.css'
import { StoreField } from './store-field.tsx'
import { TypeField } from './type-field.tsx'
import type { ReturnFields, ReturnForm as Form } from './use-return-form.ts'
import { WhatComesBack } from './what-comes-back.tsx'

type ReturnFormProps = {
  readonly order: OrderView
  readonly form: Form
  readonly uploads: Uploads
  readonly onSend: (fields: ReturnFields) => Promise<void>
}

/** The application for a return, its type first (spec 5). */
export function ReturnForm({
  order,
  form: { control, handleSubmit, setValue, watch, formState },
  ...rest
}: ReturnFormProps) {
  const { t } = useLingui()
  const { uploads, onSend } = rest
  const { isSubmitting, submitCount } = formState
  const errors: FieldErrors<ReturnFields & { photos: string }> = formState.errors
  const form = useRef<HTMLFormElement>(null)
  const [type, items, reason, courier, tracking] = watch(['type', 'items', 'reason', 'courier', 'tracking'])
  const isPhotoMissing = submitCount > 0 && uploads.items.length === 0

  /** Problems come in the order of the form. */
  function showFirst(problems: FieldErrors) {
    const [first] = Object.keys(problems)
    form.current?.querySelector<HTMLElement>(`[data-part="${first}"] :is(input, select, textarea)`)?.focus()
  }

  async function send(fields: ReturnFields) {
    if (uploads.items.some(({ status }) => status === 'failed' || status === 'uploading'))
      showFirst({ photos: { type: 'blocking' } })
    await onSend(fields)
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => void handleSubmit(send, showFirst)(event)}
    >
      <section data-part="type" aria-labelledby="return-type">
        <h2 id="return-type">
          <Trans>How would you like to return?</Trans>
        </h2>
        <Controller
          control={control}
          name="type"
          render={({ field }) => (
            <TypeField
              order={order}
              value={field.value}
              onChange={field.onChange}
              error={errors.type?.message}
            />
          )}
        />
      </section>
      <section data-part="items" aria-labelledby="return-items">
        <h2 id="return-items">
          <Trans>Which items?</Trans>
        </h2>
        <Controller
          control={control}
          name="items"
          render={({ field }) => (
            <ItemsField
              order={order}
              value={field.value}
              onChange={field.onChange}
              error={errors.items?.message}
            />
          )}
        />
      </section>
      <section aria-labelledby="return-why">
        <h2 id="return-why">
          <Trans>Why are you returning it?</Trans>
        </h2>
        <div data-part="reason">
          <Controller
            control={control}
            name="reason"
            render={({ field }) => (
              <ReasonField value={field.value} onChange={field.onChange} error={errors.reason?.message} />
            )}
          />
        </div>
        <div data-part="description">
          <Controller
            control={control}
            name="description"
            render={({ field }) => (
              <Textarea
                label={t`Description`}
                hint={t`At least three words: what does not fit, what is damaged and where.`}
                required
                rows={4}
                maxLength={LONGEST_DESCRIPTION}
                counterLabel={(length, limit) => t`${length} of ${limit} characters`}
                value={field.value}
                onText={field.onChange}
                error={errors.description?.message}
              />
            )}
          />
        </div>
        <div data-part="photos">
          <PhotosField
            uploads={uploads}
            error={isPhotoMissing ? t`Please add at least one photo.` : undefined}
          />
        </div>
      </section>
      {type === 'in-store' && (
        <section data-part="storeId" aria-labelledby="return-store">
          <h2 id="return-store">
            <Trans>Which store?</Trans>
          </h2>
          <Controller
            control={control}
            name="storeId"
            render={({ field }) => (
              <StoreField value={field.value} onChange={field.onChange} error={errors.storeId?.message} />
            )}
          />
        </section>
      )}
      {type === 'self-ship' && (
        <section aria-labelledby="return-parcel">
          <h2 id="return-parcel">
            <Trans>Your parcel</Trans>
          </h2>
          <p className={css.soft}>
            <Trans>Not sent yet? You can fill this in later.</Trans>
          </p>
          <ParcelFields
            value={{ courier, tracking }}
            onChange={(part) => {
              const options = { shouldDirty: true, shouldValidate: submitCount > 0 }
              if (part.courier !== undefined) setValue('courier', part.courier, options)
              if (part.tracking !== undefined) setValue('tracking', part.tracking, options)
            }}
            errors={{ courier: errors.courier?.message, tracking: errors.tracking?.message }}
          />
        </section>
      )}
      <WhatComesBack order={order} items={items} reason={reason} />
      <div>
        <Button type="submit" wide busy={isSubmitting}>
          <Trans>Send my application</Trans>
        </Button>
      </div>
    </form>
  )
}
