import { shopperKey, type Shopper, type ShopperKey } from '#domain/account/shopper.ts'
import {
  applyToCart,
  type CartLineInput,
  type CartOperation,
  type Capped,
  type Limit,
} from '#domain/cart/apply-to-cart.ts'
import { prepare, type Given } from '../../db/prepared.ts'
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

const nextVersion = prepare((tx, given: Given<{ shopper: ShopperKey; now: number }>) =>
  tx
    .insertInto('cart')
    .values({ shopper: given('shopper'), version: 1, updated_at: given('now') })
    .onConflict((conflict) =>
      conflict
        .column('shopper')
        .doUpdateSet((row) => ({ version: row('cart.version', '+', 1), updated_at: given('now') })),
    ),
)

/** Also locks the cart: two devices of one user take turns. */
export async function bumpVersion(tx: Tx, shopper: Shopper, now: number): Promise<void> {
  await nextVersion(tx, { shopper: shopperKey(shopper), now })
}

/** A later line sorts before earlier ones even within one millisecond. */
function newLine(
  before: readonly CartLineRow[],
  now: number,
): (item: CartLineInput, replaced?: CartLineRow) => CartLineRow {
  let at = Math.max(now, ...before.map((line) => line.addedAt + 1))
  return (item, replaced) => ({
    sku: item.sku,
    productId: item.productId,
    qty: item.qty,
    selected: true,
    addedAt: replaced?.addedAt ?? at++,
  })
}

const stockNow = prepare((tx, given: Given<{ skus: readonly string[] }>) =>
  tx.selectFrom('sku').select(['sku', 'product_id', 'stock', 'hidden']).where('sku', 'in', given('skus')),
)

/** Pieces that the operation brings into the cart. */
function itemsOf(operation: CartOperation): readonly CartLineInput[] {
  if (operation.type === 'add') return operation.items
  return operation.type === 'replace' ? [operation.by] : []
}

/** Stock is read from the database: it decides here. */
async function limits(tx: Tx, context: RequestContext, operation: CartOperation): Promise<Limit> {
  const items = itemsOf(operation)
  const requested = operation.type === 'update' ? [operation.sku] : items.map((item) => item.sku)
  if (requested.length === 0) return () => 0
  const { rows } = await stockNow(tx, { skus: requested })
  return (sku) => {
    const row = rows.find((known) => known.sku === sku)
    const facts = context.services.catalogue.sku(sku, context, context.now)
    if (!row || !facts || row.hidden === 1) return 'sku-unknown'
    if (items.some((item) => item.sku === sku && item.productId !== row.product_id)) return 'sku-unknown'
    if (!facts.onSale) return 'stop-selling'
    if (facts.isGiftCard) return 'egift-alone'
    if (!facts.sellable) return 'redeem-only'
    return row.stock === 0 ? 'sold-out' : row.stock
  }
}

interface WrittenLine {
  readonly shopper: ShopperKey
  readonly sku: string
  readonly qty: number
  readonly selected: 0 | 1
}
const insertLine = prepare(
  (tx, given: Given<WrittenLine & { readonly productId: string; readonly addedAt: number }>) =>
    tx.insertInto('cart_line').values({
      shopper: given('shopper'),
      sku: given('sku'),
      product_id: given('productId'),
      qty: given('qty'),
      selected: given('selected'),
      added_at: given('addedAt'),
    }),
)
const updateLine = prepare((tx, given: Given<WrittenLine>) =>
  tx
    .updateTable('cart_line')
    .set({ qty: given('qty'), selected: given('selected') })
    .where('shopper', '=', given('shopper'))
    .where('sku', '=', given('sku')),
)

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
    const { sku, qty, productId, addedAt } = line
    const written = { shopper: shopperKey(shopper), sku, qty, selected: line.selected ? 1 : 0 } as const
    if (!known) await insertLine(tx, { ...written, productId, addedAt })
    else if (known.qty !== qty || known.selected !== line.selected) await updateLine(tx, written)
  }
}
