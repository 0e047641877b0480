import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import type { CountryCode } from '#domain/checkout/countries.ts'
import type { Site } from '#domain/region/sites.ts'
import { untouchedParts } from './local-parts.ts'

/** The most frequent destination of each site. */
const HOME = { sg: 'SG', eu: 'ES', au: 'AU', jp: 'JP' } as const satisfies Record<Site, CountryCode>

/** The empty form. */
export function firstValues(site: Site): CheckoutForm {
  const country = HOME[site]
  return {
    email: '',
    subscribe: false,
    shippingMethod: 'delivery',
    pickupStore: '',
    country,
    firstName: '',
    lastName: '',
    line1: '',
    line2: '',
    ...untouchedParts(country),
    phone: '',
  }
}
