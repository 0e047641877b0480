import {
  applyToAddresses,
  MAX_ADDRESSES,
  type AddressOperation,
  type SavedAddress,
} from '#domain/account/address-book.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { foldedAddress } from '#domain/checkout/normalized-address.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { checkedAddress } from './addresses.policy.ts'
import { addressesOf } from './addresses.queries.ts'

/** Whose book is changed, and by which rules. */
interface AddressContext extends Pick<ShopperContext, 'shopper'> {
  readonly services: Pick<Services, 'env'>
}

/** Adds, replaces or removes an address of the member who calls. */
export async function changeAddresses(
  tx: Tx,
  { shopper, services }: AddressContext,
  operation: AddressOperation,
): Promise<null> {
  const checked =
    operation.kind === 'save'
      ? {
          ...operation,
          address: foldedAddress(checkedAddress(operation.address, services.env.ADDRESS_RULES)),
        }
      : operation
  await bumpAddressesVersion(tx, shopper)
  const before = await addressesOf(tx, shopper)
  const after = applyToAddresses(before, checked)
  if (after.length > MAX_ADDRESSES && after.length > before.length)
    throw new ShopError('addresses-full', { most: MAX_ADDRESSES })
  await replaceAddresses(tx, shopper, after)
  return null
}

/** Also locks the address book: two devices of one member take turns. */
async function bumpAddressesVersion(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .insertInto('address_book')
    .values({ shopper: shopperKey(shopper), version: 1 })
    .onConflict((conflict) =>
      conflict.column('shopper').doUpdateSet((row) => ({ version: row('address_book.version', '+', 1) })),
    )
    .execute()
}

/** Rewrites at most `MAX_ADDRESSES` rows: one change may move the default flag between any two of them. */
async function replaceAddresses(tx: Tx, shopper: Shopper, list: readonly SavedAddress[]): Promise<void> {
  await tx.deleteFrom('saved_address').where('shopper', '=', shopperKey(shopper)).execute()
  if (list.length === 0) return
  await tx
    .insertInto('saved_address')
    .values(
      list.map(({ id, type, isDefault, firstName, lastName, postalCode, ...address }, place) => ({
        ...address,
        shopper: shopperKey(shopper),
        id,
        place,
        type,
        is_default: isDefault ? 1 : 0,
        first_name: firstName,
        last_name: lastName,
        postal_code: postalCode,
      })),
    )
    .execute()
}
