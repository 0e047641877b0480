import { Trans, useLingui } from '@lingui/react/macro'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { dayRange, DELIVERY_DAYS } from '#domain/cart/shipping.ts'
import { useHasStores } from '#blocks/storefront/use-has-stores.ts'
import { isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import { ArrivalDays } from '#blocks/storefront/arrival-days.tsx'
import { BannerPicture } from '#blocks/pictures/banner-picture.tsx'
import { AddressFields } from '#blocks/address/address-fields.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import type { AddressPreset } from '../form/check-form.ts'
import type { Form } from '../use-checkout-form.ts'
import css from '../checkout-screen.module.css'
import { useCountry } from '../use-country.ts'
import type { CheckoutDraftWriter } from '../use-checkout-draft.ts'
import { OrderNote } from './order-note.tsx'
import { onUse } from '#blocks/page/on-use.tsx'

/** Loaded for members only. */
const SavedAddresses = onUse(async () => (await import('./saved-addresses.tsx')).SavedAddresses)

export type DeliveryStepProps = {
  readonly form: Form
  readonly quote: Quote | undefined
  readonly rules: AddressPreset
  readonly draftWriter: CheckoutDraftWriter
}

/** Shipping method and destination: a parcel, or a store for pickup. */
export function DeliveryStep({ form, quote, rules, draftWriter }: DeliveryStepProps) {
  const { t } = useLingui()
  const { register, fill } = useCountry(form, draftWriter)
  const [method, country] = form.watch(['shippingMethod', 'country'])
  const hasStores = useHasStores()
  const pickup = dayRange(DELIVERY_DAYS.pickup)
  const when = {
    delivery: (
      <Trans>
        Arrives <ArrivalDays country={country} />
      </Trans>
    ),
    pickup: t`Pick up within ${pickup} days after the ready email`,
  }
  // Until the shop has priced the order, and without a network: the same words, so that nothing moves when it has.
  const offered = quote?.shippingMethods ?? [
    { method: 'delivery' as const, label: t`Home delivery`, format: undefined },
    ...(hasStores ? [{ method: 'pickup' as const, label: t`In-store pickup`, format: undefined }] : []),
  ]
  const options = offered.map(({ method, label, format }) => ({
    value: method,
    label,
    text: when[method],
    aside: format,
  }))
  return (
    <section className={css.step} aria-labelledby="step-delivery">
      <h2 id="step-delivery">
        <span className={css.number}>2</span> <Trans>Delivery</Trans>
      </h2>
      <RadioGroup
        label={t`Shipping method`}
        labelHidden
        name="shippingMethod"
        options={options}
        value={method}
        onChange={(next) => form.setValue('shippingMethod', next === 'pickup' ? 'pickup' : 'delivery')}
      />
      {method === 'pickup' ? (
        <Stores form={form} stores={quote?.stores ?? []} />
      ) : (
        <>
          {isSignedInHere() && <SavedAddresses form={form} type="shipping" onPick={fill} />}
          <AddressFields
            country={country}
            rules={rules}
            register={register}
            error={(field) => form.formState.errors[field]?.message}
          />
        </>
      )}
      <OrderNote form={form} />
    </section>
  )
}

/** The front of the chosen store, so that it is found in the street. */
function StorePicture({ store }: { readonly store: Quote['stores'][number] | undefined }) {
  if (!store || store.image === '') return null
  return <BannerPicture of={store.image} sizes="(min-width: 768px) 40rem, 100vw" alt={store.name} />
}

function Stores({ form, stores }: { form: Form; stores: Quote['stores'] }) {
  const { t } = useLingui()
  const chosen = form.watch('pickupStore')
  if (stores.length === 0) return null
  const some = stores.some((store) => store.available)
  return (
    <>
      <div id="pickupStore" tabIndex={-1}>
        <RadioGroup
          label={t`Pickup location`}
          name="pickupStore"
          options={stores.map((store) => ({
            value: store.id,
            label: store.name,
            text: store.hours === '' ? store.address : `${store.address} · ${store.hours}`,
            aside: store.available ? t`Available` : t`Not available`,
            disabled: !store.available,
          }))}
          value={chosen}
          onChange={(next) => form.setValue('pickupStore', next, { shouldValidate: true })}
          error={form.formState.errors.pickupStore?.message}
        />
      </div>
      <StorePicture store={stores.find(({ id }) => id === chosen)} />
      {!some && (
        <p className={css.hint}>
          <Trans>No store has everything in this order. Choose home delivery.</Trans>
        </p>
      )}
    </>
  )
}
