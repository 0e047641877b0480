import { firstAddress } from '#blocks/address/first-address.ts'
import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import type { Site } from '#domain/region/sites.ts'

/** The empty form. */
export function firstValues(site: Site): CheckoutForm {
  return {
    email: '',
    subscribe: false,
    shippingMethod: 'delivery',
    pickupStore: '',
    billingSame: true,
    billing: firstAddress(site),
    note: '',
    paymentMethod: 'card',
    ...firstAddress(site),
  }
}
