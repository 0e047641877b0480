import { shopperKey } from '#domain/account/shopper.ts'
import { MAX_WISHLIST_ITEMS } from '#domain/account/wishlist.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { bumpWishlistVersion } from './wishlist.commands.ts'
import { readWishlist } from './wishlist.queries.ts'
import type { PersonalData } from '../../services/personal-data.ts'

/** Moves the guest's products to the member's list, and reports those above the limit. */
async function mergeWishlist(
  tx: Tx,
  { guest, member, report }: ServerEvents['identity.merged'],
): Promise<void> {
  await bumpWishlistVersion(tx, guest)
  await bumpWishlistVersion(tx, member)
  const { list: brought } = await readWishlist(tx, guest)
  const { list: own } = await readWishlist(tx, member)
  const fresh = brought.filter((item) => !own.some((known) => known.spu === item.spu))
  const room = Math.max(0, MAX_WISHLIST_ITEMS - own.length)
  for (const { spu, addedAt } of fresh.slice(0, room))
    await tx
      .insertInto('wishlist_item')
      .values({ shopper: shopperKey(member), spu, added_at: addedAt })
      .execute()
  await tx.deleteFrom('wishlist_item').where('shopper', '=', shopperKey(guest)).execute()
  report.left.push(...fresh.slice(room).map((item) => item.spu))
}

async function eraseWishlist(tx: Tx, { member }: ServerEvents['member.erased']): Promise<void> {
  await tx.deleteFrom('wishlist_item').where('shopper', '=', shopperKey(member)).execute()
  await tx.deleteFrom('wishlist').where('shopper', '=', shopperKey(member)).execute()
}

export const wishlistData: PersonalData = {
  tables: ['wishlist', 'wishlist_item'],
  merge: mergeWishlist,
  erase: eraseWishlist,
  export: async (tx, _, member) => ({ wishlist: (await readWishlist(tx, member)).list }),
}
