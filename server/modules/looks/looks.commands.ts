import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { applyToLooks, MAX_LOOKS, type Look, type LookOperation } from '#domain/looks/looks.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { looksOf } from './looks.queries.ts'

/** Keeps or removes a look of the shopper who calls. */
export async function changeLooks(
  tx: Tx,
  { shopper }: ShopperContext,
  operation: LookOperation,
): Promise<null> {
  await bumpLooksVersion(tx, shopper)
  const before = await looksOf(tx, shopper)
  const after = applyToLooks(before, operation)
  const key = shopperKey(shopper)
  if (operation.kind === 'remove') {
    await tx.deleteFrom('saved_look').where('shopper', '=', key).where('id', '=', operation.id).execute()
    return null
  }
  if (after.length === before.length) return null
  if (after.length > MAX_LOOKS) throw new ShopError('looks-full', { most: MAX_LOOKS })
  const { id, spu, pid, otherSpu, otherPid } = operation.look
  if (!(await areOfferedTogether(tx, operation.look))) throw new ShopError('product-unknown')
  await tx
    .insertInto('saved_look')
    .values({
      shopper: key,
      id,
      spu,
      pid,
      other_spu: otherSpu,
      other_pid: otherPid,
      place: (await lastPlace(tx, shopper)) + 1,
    })
    .execute()
  return null
}

/** Both colours exist, and the product of the first is styled with that of the other. */
async function areOfferedTogether(tx: Tx, { spu, pid, otherSpu, otherPid }: Look): Promise<boolean> {
  const row = await tx
    .selectFrom('product_relation as relation')
    .innerJoin('product as own', 'own.id', 'relation.product_id')
    .innerJoin('product as other', 'other.id', 'relation.other_id')
    .innerJoin('colour as own_colour', 'own_colour.product_id', 'own.id')
    .innerJoin('colour as other_colour', 'other_colour.product_id', 'other.id')
    .select('relation.position')
    .where('relation.kind', '=', 'bundle')
    .where('own.spu', '=', spu)
    .where('own_colour.pid', '=', pid)
    .where('other.spu', '=', otherSpu)
    .where('other_colour.pid', '=', otherPid)
    .executeTakeFirst()
  return row !== undefined
}

export async function lastPlace(tx: Tx, shopper: Shopper): Promise<number> {
  const last = await tx
    .selectFrom('saved_look')
    .select(({ fn }) => fn.max('place').as('place'))
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
  return Number(last?.place ?? 0)
}

/** Also locks the looks: two devices of one shopper take turns. */
export async function bumpLooksVersion(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .insertInto('look_book')
    .values({ shopper: shopperKey(shopper), version: 1 })
    .onConflict((conflict) =>
      conflict.column('shopper').doUpdateSet((row) => ({ version: row('look_book.version', '+', 1) })),
    )
    .execute()
}
