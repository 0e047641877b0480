import { msg } from '@lingui/core/macro'
import {
  addressList,
  deleteAddress,
  saveAddress,
  type AddressBook,
} from '#contract/account/addresses.contract.ts'
import { applyToAddresses, type SavedAddress } from '#domain/account/address-book.ts'
import type { AddressPreset } from '#domain/checkout/address-presets.ts'
import { syncResource } from './sync-resource.ts'

export interface AddressesView {
  /** In the order in which they were added. */
  readonly list: readonly SavedAddress[]
  /** Address rules of the last response. */
  readonly rules: AddressPreset
}

export const addressesResource = syncResource({
  name: 'addresses',
  read: addressList,
  writes: [saveAddress, deleteAddress],
  project(confirmed: AddressBook | undefined, pending): AddressesView {
    const list = pending
      .flatMap(({ states }) => states)
      .reduce<readonly SavedAddress[]>(applyToAddresses, confirmed?.list ?? [])
    return { list, rules: confirmed?.rules ?? 'lenient' }
  },
  describe: ({ path }) => (path === saveAddress.path ? msg`Save an address` : msg`Delete an address`),
  form: ({ path }) =>
    path === saveAddress.path ? { href: '/user/address', words: msg`Open the address book` } : undefined,
})
