import type { AddressInput } from '#domain/checkout/address.ts'
import type { CountryCode } from '#domain/checkout/countries.ts'
import type { Site } from '#domain/region/sites.ts'
import { untouchedParts } from './local-parts.ts'

/** The most frequent destination of each site. */
const HOME = { sg: 'SG', eu: 'ES', au: 'AU', jp: 'JP' } as const satisfies Record<Site, CountryCode>

/** The empty fields of an address. */
export function firstAddress(site: Site): AddressInput {
  const country = HOME[site]
  return {
    country,
    firstName: '',
    lastName: '',
    line1: '',
    line2: '',
    ...untouchedParts(country),
    phone: '',
  }
}
