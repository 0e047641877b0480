import type { CheckoutForm, LocalParts } from '#drafts/checkout-draft.ts'

/** The parts of an address that belong to its country and mean nothing in another one. */
export const LOCAL_FIELDS = ['city', 'state', 'postalCode'] as const

/** A country before anything is typed for it: Singapore is its own city. */
export function untouchedParts(country: string): LocalParts {
  return { city: country === 'SG' ? 'Singapore' : '', state: '', postalCode: '' }
}

export type Places = Readonly<Record<string, LocalParts>>

/**
 * What the form holds after a change of country: what was typed for the new one before, never what belongs to the old
 * one. `places` remembers what is left behind.
 */
export function changeCountry(
  left: Pick<CheckoutForm, 'country' | keyof LocalParts>,
  country: string,
  places: Places,
): { readonly parts: LocalParts; readonly places: Places } {
  const { city, state, postalCode } = left
  const stored = { ...places, [left.country]: { city, state, postalCode } }
  return { parts: stored[country] ?? untouchedParts(country), places: stored }
}
