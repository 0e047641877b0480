import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { AddressFields } from '#blocks/address/address-fields.tsx'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import type { SavedAddress } from '#domain/account/address-book.ts'
import type { AddressPreset } from '#domain/checkout/address-presets.ts'
import { dismissRefusedAddress, keepAddress } from '#sync/addresses/address-actions.ts'
import type { RefusedOperation } from '#sync/outbox/operation-preview.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { useAddressForm } from '../use-address-form.ts'
import { AccountForm } from '../profile/account-form.tsx'

export interface OpenedAddress {
  /** The initial input. */
  readonly address: SavedAddress
  readonly isNew: boolean
  /** Why the shop did not accept this input. */
  readonly refused: RefusedOperation | undefined
}

export type AddressFormProps = {
  readonly opened: OpenedAddress
  readonly rules: AddressPreset
  readonly onDone: () => void
}

/** Adds or changes one address; what the shop has refused comes back with the reason at its fields. */
export function AddressForm({ opened, rules, onDone }: AddressFormProps) {
  const { address, isNew, refused } = opened
  const { t } = useLingui()
  const report = useReportSave()
  const { form, registerField } = useAddressForm({ address, refused, rules })
  const { control, register, handleSubmit, formState } = form
  const [country, type] = useWatch({ control, name: ['country', 'type'] })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  async function save(values: SavedAddress) {
    const saved = await report(keepAddress(values))
    // Only this page has it: the form keeps the input until the device or the shop has it (offline.md F39).
    if (!isStored(saved) && saved !== 'refused') return
    if (refused) await dismissRefusedAddress(values.id)
    onDone()
  }

  return (
    <AccountForm
      title={
        <h2 ref={title} tabIndex={-1}>
          {isNew ? <Trans>New address</Trans> : <Trans>Edit address</Trans>}
        </h2>
      }
      failure={refused && (refused.message || t`This change wasn’t accepted.`)}
      submit={<Trans>Save address</Trans>}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(save)}
      onCancel={onDone}
    >
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <RadioGroup
            label={t`Use it as`}
            options={[
              { value: 'shipping', label: t`Shipping address` },
              { value: 'billing', label: t`Billing address` },
            ]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <AddressFields
        country={country}
        rules={rules}
        register={registerField}
        error={(field) => formState.errors[field]?.message}
        section={type}
      />
      {!(address.isDefault && !refused) && (
        <Checkbox {...register('isDefault')} label={t`Make it the default address`} />
      )}
    </AccountForm>
  )
}
