import type { Site } from '#domain/region/sites.ts'

export interface RegistrationStore {
  readonly name: string
  readonly address: string
}

const SINGAPORE: readonly RegistrationStore[] = [
  { name: 'Vanda Orchard', address: '391 Orchard Road, #02-14, Singapore 238872' },
  { name: 'Vanda Marina', address: '10 Bayfront Avenue, #B1-47, Singapore 018956' },
  { name: 'Vanda Tiong Bahru', address: '57 Eng Hoon Street, #01-72, Singapore 160057' },
]

const EUROPE: readonly RegistrationStore[] = [
  { name: 'Vanda Madrid', address: 'Calle de Claudio Coello 47, 28001 Madrid' },
  { name: 'Vanda Paris', address: '12 rue du Pont aux Choux, 75003 Paris' },
  { name: 'Vanda Amsterdam', address: 'Herenstraat 26, 1015 CB Amsterdam' },
]

/**
 * Stores with member registration, by site; a site without stores shows Singapore's. Addresses are names: the same in
 * every language.
 */
export const REGISTRATION_STORES: Readonly<Record<Site, readonly RegistrationStore[]>> = {
  sg: SINGAPORE,
  eu: EUROPE,
  au: SINGAPORE,
  jp: SINGAPORE,
}

/** Whether members register in a store of this name, on this site. */
export function isRegistrationStore(name: string, site: Site): boolean {
  return REGISTRATION_STORES[site].some((store) => store.name === name)
}
