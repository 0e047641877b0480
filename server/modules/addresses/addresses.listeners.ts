import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'

export async function eraseAddresses(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('saved_address').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('address_book').where('shopper', '=', shopperKey(member)).execute()
}
