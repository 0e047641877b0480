import type { AddressInput } from '../checkout/address.ts'

/** A member's addresses as a pure function of a confirmed list and operations, in the order in which they were added. */

export const ADDRESS_TYPES = ['shipping', 'billing'] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

export const MAX_ADDRESSES = 20

/** As entered: the rules of spec 5 hold for it, and an order writes it its own way. */
export interface SavedAddress extends AddressInput {
  /** Made by the device that adds the address. */
  readonly id: string
  readonly type: AddressType
  readonly isDefault: boolean
}

export type AddressOperation =
  | { readonly kind: 'save'; readonly address: SavedAddress }
  | { readonly kind: 'remove'; readonly id: string }

/** Saving adds an unknown id and replaces a known one; removing an unknown id changes nothing. Both may be repeated. */
export function applyToAddresses(
  addresses: readonly SavedAddress[],
  operation: AddressOperation,
): readonly SavedAddress[] {
  if (operation.kind === 'remove') return withDefaults(addresses.filter(({ id }) => id !== operation.id))
  const { address } = operation
  const isKnown = addresses.some(({ id }) => id === address.id)
  const replaced = addresses.map((one) => (one.id === address.id ? address : one))
  return withDefaults(isKnown ? replaced : [...addresses, address], address)
}

/** One default for each type that has addresses: the one just saved as default, the one before it, or the oldest. */
function withDefaults(addresses: readonly SavedAddress[], saved?: SavedAddress): readonly SavedAddress[] {
  const defaults = ADDRESS_TYPES.map((type) => {
    const ofType = addresses.filter((one) => one.type === type)
    const isChosen = saved?.isDefault === true && saved.type === type
    return (isChosen ? saved : (ofType.find(({ isDefault }) => isDefault) ?? ofType[0]))?.id
  })
  return addresses.map((one) => {
    const isDefault = defaults.includes(one.id)
    return isDefault === one.isDefault ? one : { ...one, isDefault }
  })
}
