import { shopperKey } from '#domain/account/shopper.ts'
import type { CartLineInput, Capped } from '#domain/cart/apply-to-cart.ts'
import { sha256 } from '../../core/digest.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext, ShopperContext } from '../../services/route.ts'
import { ShopError } from '../../core/shop-error.ts'
import { changeCart } from '../cart/cart.commands.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { HAND_OVER_WITHIN_MS, newSecret } from './kiosk.policy.ts'
import type { Tablet } from './kiosk.queries.ts'

/** Copies the present cart behind a secret that one phone may use once, within minutes. */
export async function openHandOver(tx: Tx, context: RequestContext, tablet: Tablet) {
  const lines = await linesOf(tx, context.shopper)
  if (lines.length === 0) throw new ShopError('nothing-selected')
  const { secret, hash } = newSecret()
  const items = lines.map(({ sku, productId, qty }): CartLineInput => ({ sku, productId, qty }))
  const until = context.now + HAND_OVER_WITHIN_MS
  await tx
    .deleteFrom('hand_over')
    .where('until', '<', context.now - HAND_OVER_WITHIN_MS)
    .execute()
  await tx
    .insertInto('hand_over')
    .values({
      secret_hash: hash,
      kiosk_id: tablet.id,
      lines: JSON.stringify(items),
      created_at: context.now,
      until,
      taken_at: null,
      taken_by: null,
    })
    .execute()
  return { secret, pieces: items.reduce((sum, { qty }) => sum + qty, 0), until }
}

export interface TakenHandOver {
  readonly capped: readonly Capped[]
  readonly refused: readonly { readonly sku: string; readonly reason: string }[]
}

/**
 * Adds the copied lines to the caller's own cart, each by the shared rules; refused lines are named. A repeated call
 * after a lost response gets the same response and adds nothing twice.
 */
export async function takeHandOver(tx: Tx, context: ShopperContext, secret: string): Promise<TakenHandOver> {
  const hash = sha256(secret)
  const taken = await tx
    .updateTable('hand_over')
    .set({ taken_at: context.now, taken_by: shopperKey(context.shopper) })
    .where('secret_hash', '=', hash)
    .where('taken_at', 'is', null)
    .where('until', '>', context.now)
    .returning('lines')
    .executeTakeFirst()
  if (!taken) {
    await mustBeMine(tx, context, hash)
    return { capped: [], refused: [] }
  }
  const capped: Capped[] = []
  const refused: { sku: string; reason: string }[] = []
  // The newest line of a cart is first, so the last one is added first.
  for (const item of (JSON.parse(taken.lines) as CartLineInput[]).toReversed()) {
    try {
      capped.push(...(await changeCart(tx, context, { type: 'add', items: [item] })).capped)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      refused.push({ sku: item.sku, reason: error.reason })
    }
  }
  return { capped, refused }
}

async function mustBeMine(tx: Tx, context: ShopperContext, hash: string): Promise<void> {
  const row = await tx
    .selectFrom('hand_over')
    .select('taken_by')
    .where('secret_hash', '=', hash)
    .where('until', '>', context.now)
    .executeTakeFirst()
  if (!row || row.taken_by !== shopperKey(context.shopper)) throw new ShopError('hand-over-gone')
}
