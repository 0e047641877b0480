import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import {
  applyToCart,
  type CartLineInput,
  type CartOperation,
  type Capped,
  type Limit,
} from '#domain/cart/apply-to-cart.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext, ShopperContext } from '../../services/route.ts'
import { raise } from '../../events/raise.ts'
import { linesOf, type CartLineRow } from './cart.queries.ts'

/** Applies one operation to a shopper's cart by the shared rules; throws `ShopError` for a refusal. */
export async function changeCart(
  tx: Tx,
  context: ShopperContext,
  operation: CartOperation,
): Promise<{ capped: readonly Capped[] }> {
  await bumpVersion(tx, context.shopper, context.now)
  const before = await linesOf(tx, context.shopper)
  const outcome = applyToCart(before, operation, {
    limit: await limits(tx, context, operation),
    newLine: newLine(before, context.now),
  })
  if (!outcome.ok) throw new ShopError(outcome.problem, { sku: outcome.sku })
  await writeLines(tx, context.shopper, { before, after: outcome.lines })
  await raise(tx, context.services, { name: 'cart.changed', actor: context, lines: outcome.lines })
  return { capped: outcome.capped }
}

/** Also locks the cart: two devices of one user take turns. */
export async function bumpVersion(tx: Tx, shopper: Shopper, now: number): Promise<void> {
  await tx
    .insertInto('cart')
    .values({ shopper: shopperKey(shopper), version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('shopper')
        .doUpdateSet((row) => ({ version: row('cart.version', '+', 1), updated_at: now })),
    )
    .execute()
}

/** A later line sorts before earlier ones even within one millisecond. */
function newLine(before: readonly CartLineRow[], now: number): (item: CartLineInput) => CartLineRow {
  let at = Math.max(now, ...before.map((line) => line.addedAt + 1))
  return (item) => ({
    sku: item.sku,
    productId: item.productId,
    qty: item.qty,
    selected: true,
    addedAt: at++,
  })
}

/** Stock is read from the database: it decides here. */
async function limits(tx: Tx, context: RequestContext, operation: CartOperation): Promise<Limit> {
  const requested =
    operation.type === 'add'
      ? operation.items.map((item) => item.sku)
      : operation.type === 'update'
        ? [operation.sku]
        : []
  if (requested.length === 0) return () => 0
  const rows = await tx
    .selectFrom('sku')
    .select(['sku', 'product_id', 'stock', 'hidden'])
    .where('sku', 'in', requested)
    .execute()
  return (sku) => {
    const row = rows.find((known) => known.sku === sku)
    const facts = context.services.catalogue.sku(sku, context, context.now)
    if (!row || !facts || row.hidden === 1) return 'sku-unknown'
    if (
      operation.type === 'add' &&
      operation.items.some((item) => item.sku === sku && item.productId !== row.product_id)
    )
      return 'sku-unknown'
    if (!facts.onSale) return 'stop-selling'
    if (!facts.sellable) return 'redeem-only'
    return row.stock === 0 ? 'sold-out' : row.stock
  }
}

/** Writes only the lines that changed. */
export async function writeLines(
  tx: Tx,
  shopper: Shopper,
  { before, after }: { readonly before: readonly CartLineRow[]; readonly after: readonly CartLineRow[] },
): Promise<void> {
  const gone = before
    .filter((line) => !after.some((stored) => stored.sku === line.sku))
    .map((line) => line.sku)
  if (gone.length > 0)
    await tx
      .deleteFrom('cart_line')
      .where('shopper', '=', shopperKey(shopper))
      .where('sku', 'in', gone)
      .execute()
  for (const line of after) {
    const known = before.find((old) => old.sku === line.sku)
    const selected = line.selected ? 1 : 0
    if (!known) {
      await tx
        .insertInto('cart_line')
        .values({
          shopper: shopperKey(shopper),
          sku: line.sku,
          product_id: line.productId,
          qty: line.qty,
          selected,
          added_at: line.addedAt,
        })
        .execute()
    } else if (known.qty !== line.qty || known.selected !== line.selected) {
      await tx
        .updateTable('cart_line')
        .set({ qty: line.qty, selected })
        .where('shopper', '=', shopperKey(shopper))
        .where('sku', '=', line.sku)
        .execute()
    }
  }
}
