import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { NO_SIZES } from './sizes.commands.ts'
import type { PersonalData } from '../../services/personal-data.ts'
import { sizesOf } from './sizes.queries.ts'

/** The newest values become the member's, whichever of the two set them; the guest's row is deleted. */
async function mergeSizes(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  const brought = await lockSizes(tx, guest)
  const own = await lockSizes(tx, member)
  const shopper = shopperKey(member)
  // A device with either version must take the member's response as newer.
  const version = Math.max(own.version, brought.version) + (own.version > 0 && brought.version > 0 ? 1 : 0)
  await tx
    .updateTable('size_info')
    .set({ ...(brought.saved_at > own.saved_at ? brought : own), shopper, version })
    .where('shopper', '=', shopper)
    .execute()
  await tx.deleteFrom('size_info').where('shopper', '=', shopperKey(guest)).execute()
  await tx.deleteFrom('size_info').where('shopper', '=', shopper).where('version', '=', 0).execute()
}

/** Locks a shopper's row, so that an operation waits until the merge is done; inserts it with version 0 if needed. */
async function lockSizes(tx: Tx, shopper: Shopper) {
  return tx
    .insertInto('size_info')
    .values({ ...NO_SIZES, shopper: shopperKey(shopper), version: 0, saved_at: 0 })
    .onConflict((conflict) =>
      conflict.column('shopper').doUpdateSet((row) => ({ version: row.ref('size_info.version') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function eraseSizes(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('size_info').where('shopper', '=', shopperKey(member)).execute()
}

export const sizeData: PersonalData = {
  tables: ['size_info'],
  merge: mergeSizes,
  erase: eraseSizes,
  export: async (tx, _, member) => {
    const { version: _version, shopper: _shopper, ...sizes } = await sizesOf(tx, member)
    return { sizes }
  },
}
