import type { AddressInput } from '#domain/checkout/address.ts'

/** The parts of an address that belong to its country and have no meaning in another. */
export const LOCAL_FIELDS = ['city', 'state', 'postalCode'] as const
export type LocalParts = Pick<AddressInput, (typeof LOCAL_FIELDS)[number]>

/** Initial values of a country: Singapore is its own city. */
export function untouchedParts(country: string): LocalParts {
  return { city: country === 'SG' ? 'Singapore' : '', state: '', postalCode: '' }
}

export type Places = Readonly<Record<string, LocalParts>>

/**
 * The form after a change of country: earlier input for the new one, nothing of the old one. `places` stores the input
 * of the other countries.
 */
export function changeCountry(
  left: Pick<AddressInput, 'country' | keyof LocalParts>,
  country: string,
  places: Places,
): { readonly parts: LocalParts; readonly places: Places } {
  const { city, state, postalCode } = left
  const stored = { ...places, [left.country]: { city, state, postalCode } }
  return { parts: stored[country] ?? untouchedParts(country), places: stored }
}
