import * as v from 'valibot'
import { ADDRESS_TYPES, type AddressOperation } from '#domain/account/address-book.ts'
import { ADDRESS_PRESETS } from '#domain/checkout/address-presets.ts'
import { address } from '../address-schema.ts'
import { endpoint } from '../endpoint.ts'
import { count, flag, nothing, opaqueShopper } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/** A member's address book (spec 2.14, 3); the paths of the calls are our own choice. */

/** Made by the device, so that an address which has not been sent yet can be changed. */
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'a UUID'))
const type = v.picklist(ADDRESS_TYPES)

export const addressBook = v.object({
  version: count,
  shopper: opaqueShopper,
  /** The address rules in force: form and server check with the same set. */
  rules: v.picklist(ADDRESS_PRESETS),
  /** In the order in which they were added. */
  list: v.array(v.object({ ...address.entries, id, type, isDefault: v.boolean() })),
})
export type AddressBook = v.InferOutput<typeof addressBook>

const changes = {
  kind: 'queued',
  access: 'member',
  limit: OWN_CHANGES,
  output: addressBook,
  snapshot: 'addresses',
} as const

export const addressList = endpoint('GET', '/customer/addressList', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: addressBook,
  snapshot: 'addresses',
  summary: 'My addresses',
})

export const saveAddress = endpoint('POST', '/customer/saveAddress', {
  ...changes,
  input: v.strictObject({ ...address.entries, id, type, isDefault: flag }),
  operation: (address): AddressOperation => ({ kind: 'save', address }),
  summary:
    'Adds one of my addresses, or replaces it; a default takes the mark from the one before of its type',
})

export const deleteAddress = endpoint('POST', '/customer/deleteAddress', {
  ...changes,
  input: v.strictObject({ id }),
  operation: ({ id }): AddressOperation => ({ kind: 'remove', id }),
  summary: 'Deletes one of my addresses; an unknown one changes nothing',
})
