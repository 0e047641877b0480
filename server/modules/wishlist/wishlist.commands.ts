import { applyToWishes, MOST_WISHES, type WishOperation } from '#domain/account/wishes.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Services } from '../../services.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Call } from '../../http/served.ts'
import { wishesOf } from './wishlist.queries.ts'

/** Puts a product on somebody's wishlist or takes it off; saying it twice changes nothing. */
export async function changeWishes(
  services: Services,
  tx: Tx,
  call: Call,
  operation: WishOperation,
): Promise<null> {
  if (operation.on && !services.catalogue.knows(operation.spu))
    throw new Refusal('sku-unknown', { spu: operation.spu })
  await bumpWishes(tx, call.principal)
  const { list } = await wishesOf(tx, call.principal)
  const newest = Math.max(call.now, ...list.map((wish) => wish.addedAt + 1))
  const after = applyToWishes(list, operation, newest)
  if (after.length > MOST_WISHES) throw new Refusal('wishlist-full', { spu: operation.spu })
  if (after.length > list.length) {
    await tx
      .insertInto('wish')
      .values({ principal: call.principal, spu: operation.spu, added_at: newest })
      .execute()
  } else if (after.length < list.length) {
    await tx
      .deleteFrom('wish')
      .where('principal', '=', call.principal)
      .where('spu', '=', operation.spu)
      .execute()
  }
  return null
}

/** Also locks the wishlist: two devices of one person take turns. */
export async function bumpWishes(tx: Tx, principal: string): Promise<void> {
  await tx
    .insertInto('wishlist')
    .values({ principal, version: 1 })
    .onConflict((conflict) =>
      conflict.column('principal').doUpdateSet((row) => ({ version: row('wishlist.version', '+', 1) })),
    )
    .execute()
}

/** At sign-in: the guest's wishes come to the member's; answers with those for which there was no room. */
export async function mergeWishes(tx: Tx, guest: string, member: string): Promise<string[]> {
  await bumpWishes(tx, guest)
  await bumpWishes(tx, member)
  const { list: brought } = await wishesOf(tx, guest)
  const { list: own } = await wishesOf(tx, member)
  const fresh = brought.filter((wish) => !own.some((known) => known.spu === wish.spu))
  const room = Math.max(0, MOST_WISHES - own.length)
  for (const { spu, addedAt } of fresh.slice(0, room))
    await tx.insertInto('wish').values({ principal: member, spu, added_at: addedAt }).execute()
  await tx.deleteFrom('wish').where('principal', '=', guest).execute()
  return fresh.slice(room).map((wish) => wish.spu)
}
