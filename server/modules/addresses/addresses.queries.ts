import type { AddressBook } from '#contract/account/addresses.contract.ts'
import { ADDRESS_TYPES, type SavedAddress } from '#domain/account/address-book.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'
import { readBookHead } from '../../services/book-head.ts'
import type { RequestContext } from '../../services/route.ts'

/** A member's addresses, in the order in which they were added. */
export async function addressesOf(db: Reader, shopper: Shopper): Promise<readonly SavedAddress[]> {
  const rows = await db
    .selectFrom('saved_address')
    .selectAll()
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('place')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    type: ADDRESS_TYPES.find((type) => type === row.type) ?? 'shipping',
    isDefault: row.is_default === 1,
    country: row.country,
    firstName: row.first_name,
    lastName: row.last_name,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    state: row.state,
    postalCode: row.postal_code,
    phone: row.phone,
  }))
}

/** The address book with its version and the rules that its form needs. */
export async function readAddressBook(
  db: Reader,
  { shopper, services }: Pick<RequestContext, 'shopper' | 'services'>,
): Promise<AddressBook> {
  return {
    ...(await readBookHead(db, 'address_book', shopper)),
    rules: services.env.ADDRESS_RULES,
    list: shopper ? [...(await addressesOf(db, shopper))] : [],
  }
}
