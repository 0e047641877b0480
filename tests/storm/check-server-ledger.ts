import type { ShopperKey } from '#domain/account/shopper.ts'
import type { Db } from '#server/db/schema/database.ts'
import { openStore, type DatabaseLocation } from '#server/db/open.ts'
import { expected, NOTHING, type Held } from '../faults/model.ts'
import { differences } from '../faults/states.ts'
import type { Customer } from './customers.ts'

/** Compares the server's database with the responses its customers received. Returns the violations. */
export async function checkLedger(
  place: DatabaseLocation,
  customers: readonly Customer[],
  first: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { db } = await openStore(place)
  try {
    const wrong: string[] = []
    for (const customer of customers) {
      wrong.push(...(await sequenceOf(db, customer)))
      wrong.push(...(await ordersOf(db, customer)))
      wrong.push(...(await thingsOf(db, customer)))
    }
    wrong.push(...(await stockOf(db, first)))
    return wrong
  } finally {
    await db.destroy()
  }
}

/**
 * Every acknowledged operation is in the sequence once, in order, with the response its customer received, and no other
 * is.
 */
async function sequenceOf(db: Db, { device, done }: Customer): Promise<string[]> {
  const rows = await db
    .selectFrom('device_answer')
    .select(['seq', 'answer'])
    .where('device_id', '=', device)
    .orderBy('seq')
    .execute()
  const stored = rows.map(({ seq, answer }) => `${seq}:${(JSON.parse(answer) as { code: number }).code}`)
  const reported = done.map(({ seq, code }) => `${seq}:${code}`)
  if (stored.join(' ') === reported.join(' ')) return []
  return [
    `sequence of ${device}: confirmed ${reported.length} operations, stored ${stored.length}: ${difference(reported, stored)}`,
  ]
}

/**
 * Each response equals the replay of the acknowledged operations, in every field and in order, and so does the final
 * database.
 */
async function thingsOf(db: Db, { shopper, done, ordered }: Customer): Promise<string[]> {
  const spus = new Map(
    (
      await db
        .selectFrom('sku')
        .innerJoin('product', 'product.id', 'sku.product_id')
        .select(['sku.sku', 'product.spu'])
        .execute()
    ).map(({ sku, spu }) => [sku, spu]),
  )
  const shelf = { stock: () => 100, spuOf: (sku: string) => spus.get(sku) ?? '' }
  let held: Held = NOTHING
  for (const { did, code, seq, held: reported, afterOrder } of done) {
    const place = `${shopper} ${seq} ${did.path}`
    if (afterOrder) held = { ...held, lines: [] }
    const should = expected(held, did, shelf)
    const allowed = typeof should !== 'string'
    if (allowed !== (code === 200))
      return [`${place}: answered ${code}, the rules say ${allowed ? 'yes' : should}`]
    if (allowed) held = should
    if (code !== 200) continue
    const wrong = differences(held, { ...held, ...reported })
    if (wrong.length > 0) return wrong.map((said) => `${place}: ${said}`)
  }
  if (ordered) held = { ...held, lines: [] }
  return differences(held, await heldNow(db, shopper)).map((said) => `${shopper} at the end: ${said}`)
}

export async function heldNow(db: Db, shopper: ShopperKey): Promise<Held> {
  const lines = await db
    .selectFrom('cart_line')
    .select(['sku', 'qty', 'selected'])
    .where('shopper', '=', shopper)
    .orderBy('added_at', 'desc')
    .orderBy('sku')
    .execute()
  const wishlist = await db
    .selectFrom('wishlist_item')
    .select('spu')
    .where('shopper', '=', shopper)
    .orderBy('added_at', 'desc')
    .orderBy('spu')
    .execute()
  return {
    lines: lines.map(({ sku, qty, selected }) => ({ sku, qty, selected: selected === 1 })),
    wishlist: wishlist.map(({ spu }) => spu),
  }
}

/** Every acknowledged order exists once and completely, and there is no order without an acknowledgement. */
async function ordersOf(db: Db, { shopper, orders }: Customer): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
    .select(['shop_order.number', 'order_line.sku', 'order_line.qty'])
    .where('shopper', '=', shopper)
    .execute()
  const bare = await db.selectFrom('shop_order').select('number').where('shopper', '=', shopper).execute()
  const reported = orders.map(({ number, sku, qty }) => `${number} ${sku}×${qty}`).toSorted()
  const stored = rows.map(({ number, sku, qty }) => `${number} ${sku}×${qty}`).toSorted()
  const wrong: string[] = []
  if (reported.join() !== stored.join()) wrong.push(`orders of ${shopper}: ${difference(reported, stored)}`)
  if (bare.length !== orders.length)
    wrong.push(`${shopper} received ${orders.length} orders, there are ${bare.length}`)
  return wrong
}

/** Sold pieces are in an order, and the ledger equals the stock. */
async function stockOf(db: Db, first: ReadonlyMap<string, number>): Promise<string[]> {
  const wrong: string[] = []
  for (const [sku, before] of first) {
    const { stock } = await db
      .selectFrom('sku')
      .select('stock')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    const moves = await db.selectFrom('stock_move').select('qty').where('sku', '=', sku).execute()
    const lines = await db.selectFrom('order_line').select('qty').where('sku', '=', sku).execute()
    const sold = lines.reduce((sum, { qty }) => sum + qty, 0)
    const ledger = moves.reduce((sum, { qty }) => sum + qty, 0)
    if (stock !== before - sold) wrong.push(`${sku}: ${before} less ${sold} sold is not ${stock}`)
    if (ledger !== stock) wrong.push(`${sku}: the ledger says ${ledger}, the shelf ${stock}`)
  }
  return wrong
}

function difference(reported: readonly string[], stored: readonly string[]): string {
  const lost = reported.filter((one) => !stored.includes(one))
  const unasked = stored.filter((one) => !reported.includes(one))
  return `lost ${lost.join(', ') || 'none'}; unasked ${unasked.join(', ') || 'none'}`
}
