import { saveAddress } from '#contract/account/addresses.contract.ts'
import type { SavedAddress } from '#domain/account/address-book.ts'
import { deviceState } from '../device-state.ts'
import { enqueue } from '../enqueue.ts'
import type { SaveState } from '../save-operations.ts'
import { dismissRefused } from '../use-refused.ts'

/** Adds or replaces an address; shown at once, sent when there is a network. */
export function keepAddress(address: SavedAddress): Promise<SaveState> {
  return enqueue('/customer/saveAddress', address)
}

export function removeAddress(id: string): Promise<SaveState> {
  return enqueue('/customer/deleteAddress', { id })
}

/** A corrected address replaces the refused one. */
export async function dismissRefusedAddress(id: string): Promise<void> {
  const old = deviceState.refused.filter(({ path, input }) => path === saveAddress.path && input['id'] === id)
  await Promise.allSettled(old.map((one) => dismissRefused(one.id)))
}
