import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { addressesOf } from './addresses.queries.ts'

async function eraseAddresses(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('saved_address').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('address_book').where('shopper', '=', shopperKey(member)).execute()
}

/** Guests have no address book. */
export const addressData: PersonalData = {
  tables: ['address_book', 'saved_address'],
  erase: eraseAddresses,
  export: async (tx, _, member) => ({ addresses: [...(await addressesOf(tx, member))] }),
}
