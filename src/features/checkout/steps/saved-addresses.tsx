import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { SavedAddress } from '#domain/account/address-book.ts'
import { addressFieldsOf } from '#domain/checkout/address-forms.ts'
import { writtenAddress } from '#domain/checkout/written-address.ts'
import { useAddressBook } from '#sync/addresses/use-address-book.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import type { Form } from '../use-checkout-form.ts'

type SavedAddressesProps = {
  readonly form: Form
  readonly onPick: (address: SavedAddress) => void
}

/** A member's shipping addresses, the default first: a tap fills in the fields, which stay open to changes. */
export function SavedAddresses({ form, onPick }: SavedAddressesProps) {
  const { t } = useLingui()
  const { list } = useAddressBook()
  const entered = useWatch({ control: form.control })
  const shipping = list
    .filter(({ type }) => type === 'shipping')
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  if (shipping.length === 0) return null
  const chosen = shipping.find((one) =>
    addressFieldsOf(one.country).every((field) => one[field] === entered[field]),
  )
  return (
    <RadioGroup
      label={t`Your addresses`}
      name="savedAddress"
      options={shipping.map((one) => ({
        value: one.id,
        label: nameOf(one),
        text: writtenAddress(one)
          .filter((line) => line !== nameOf(one))
          .join(', '),
        aside: one.isDefault ? t`Default` : undefined,
      }))}
      value={chosen?.id ?? ''}
      onChange={(id) => shipping.filter((one) => one.id === id).forEach(onPick)}
    />
  )
}

function nameOf({ firstName, lastName }: SavedAddress): string {
  return `${firstName} ${lastName}`
}
