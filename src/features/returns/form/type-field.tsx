import { useLingui } from '@lingui/react/macro'
import { AddressLines, useAddressLines } from '#blocks/order/order-destination.tsx'
import { useHasStores } from '#blocks/storefront/use-has-stores.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { RETURN_TYPES, type ReturnType } from '#domain/returns/return-types.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { TYPE_TEXTS, TYPE_WORDS } from '../order/return-words.ts'
import css from './return-form.module.css'

type TypeFieldProps = {
  readonly order: OrderView
  readonly value: ReturnType | undefined
  readonly onChange: (type: ReturnType | undefined) => void
  readonly error: string | undefined
}

/** How the items come back: chosen first (spec 5). */
export function TypeField({ order, value, onChange, error }: TypeFieldProps) {
  const { t, i18n } = useLingui()
  const hasStores = useHasStores()
  const address = useAddressLines(order.address)
  const offered: Readonly<Record<ReturnType, boolean>> = {
    'in-store': hasStores,
    'self-ship': true,
    'refund-only': true,
    // An order that was picked up in a store has no address.
    'pick-up': order.address !== null,
  }
  return (
    <RadioGroup
      label={t`How you return`}
      labelHidden
      name="type"
      required
      options={RETURN_TYPES.filter((type) => offered[type]).map((type) => ({
        value: type,
        label: i18n._(TYPE_WORDS[type]),
        text: (
          <>
            <span>{i18n._(TYPE_TEXTS[type])}</span>
            {type === 'pick-up' && value === type && (
              <span className={css.address}>
                <AddressLines lines={address} />
              </span>
            )}
          </>
        ),
      }))}
      value={value}
      onChange={(chosen) => onChange(RETURN_TYPES.find((type) => type === chosen))}
      error={error}
    />
  )
}
