import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { AddressType, SavedAddress } from '#domain/account/address-book.ts'
import { addressFieldsOf } from '#domain/checkout/address-forms.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import { useAddressBook } from '#sync/addresses/use-address-book.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import type { Form } from '../use-checkout-form.ts'

type SavedAddressesProps = {
  readonly form: Form
  readonly type: AddressType
  readonly onPick: (address: SavedAddress) => void
}

/** A member's addresses of one type, the default first: a tap fills in the fields, which stay open to changes. */
export function SavedAddresses({ form, type, onPick }: SavedAddressesProps) {
  const { t } = useLingui()
  const { list } = useAddressBook()
  const values = useWatch({ control: form.control })
  const entered = type === 'billing' ? (values.billing ?? {}) : values
  const offered = list
    .filter((one) => one.type === type)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  if (offered.length === 0) return null
  const chosen = offered.find((one) =>
    addressFieldsOf(one.country).every((field) => one[field] === entered[field]),
  )
  return (
    <RadioGroup
      label={type === 'billing' ? t`Your billing addresses` : t`Your addresses`}
      name={`saved-${type}`}
      options={offered.map((one) => ({
        value: one.id,
        label: nameOf(one),
        text: writtenAddress(one)
          .filter((line) => line !== nameOf(one))
          .join(', '),
        aside: one.isDefault ? t`Default` : undefined,
      }))}
      value={chosen?.id ?? ''}
      onChange={(id) => offered.filter((one) => one.id === id).forEach(onPick)}
    />
  )
}

function nameOf({ firstName, lastName }: SavedAddress): string {
  return `${firstName} ${lastName}`
}
