import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { AreaKind, CityKind, PostalKind } from '#domain/checkout/address-forms.ts'

/** Names of the address parts in each country. */
export const CITY_LABELS: Readonly<Record<CityKind, MessageDescriptor>> = {
  city: msg`City`,
  suburb: msg`Suburb`,
  town: msg`Town or city`,
  ward: msg`City and ward`,
  district: msg`District`,
}

export const AREA_LABELS: Readonly<Record<AreaKind, MessageDescriptor>> = {
  state: msg`State`,
  province: msg`Province`,
  prefecture: msg`Prefecture`,
  county: msg`County or city`,
}

export const POSTAL_LABELS: Readonly<Record<PostalKind, MessageDescriptor>> = {
  'postal-code': msg`Postal code`,
  postcode: msg`Postcode`,
  'zip-code': msg`ZIP code`,
}
