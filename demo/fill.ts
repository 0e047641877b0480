import type { Db, Tx } from '#server/db/schema/database.ts'
import { seeded } from './drawing/canvas/random.ts'
import { garmentFor, GARMENT_KEYS, namesOf, planGarment, type GarmentPlan } from './garment-plan.ts'
import type { GarmentKey } from './garments.ts'
import { addProduct, productIdFor, type Made } from './product.ts'
import { promote } from './promotions.ts'
import { relate } from './relations.ts'
import { createWriter, noRows, type Rows } from './rows.ts'
import { addCatalogueRows } from './add-categories.ts'
import { addSpecial, SPECIALS } from './specials.ts'

export const DEMO_PRODUCTS = 260
const BATCH = 200
const NAMING_TRIES = 8

export interface DemoOrder {
  readonly products?: number
  readonly seed?: string
  /** Epoch milliseconds: flash deals and novelties are laid out around it. */
  readonly now: number
}

/**
 * Fills an empty shop with generated data: the same input gives the same shop, all or nothing. A shop with products is
 * left unchanged; returns whether it was filled.
 */
export async function fillDemoShop(
  db: Db,
  { products = DEMO_PRODUCTS, seed = 'vanda', now }: DemoOrder,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasProducts(tx)) return false
    await lockFilling(tx)
    if (await hasProducts(tx)) return false
    const write = createWriter(tx)
    const rows = noRows()
    addCatalogueRows(rows, now)
    const specials = SPECIALS.slice(0, Math.max(0, products))
    const garments = Math.max(0, products - specials.length)
    for (const [at, special] of specials.entries())
      addSpecial(rows, special, { id: productIdFor(garments + at), index: at, now })
    await write(rows)
    const names = new Set<string>()
    for (let from = 0; from < garments; from += BATCH) {
      addBatch(rows, { from, to: Math.min(from + BATCH, garments) }, { seed, now, names })
      await write(rows)
    }
    return true
  })
}

async function hasProducts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Two nodes may start at once: the second one waits here until the first has committed. */
async function lockFilling(tx: Tx): Promise<void> {
  await tx
    .insertInto('job_lease')
    .values({ name: 'fill-demo-shop', owner: '', until: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ owner: '' }))
    .execute()
}

function addBatch(
  rows: Rows,
  { from, to }: { from: number; to: number },
  order: { seed: string; now: number; names: Set<string> },
): void {
  const batch: Made[] = []
  for (let index = from; index < to; index++) {
    const random = seeded(`${order.seed}/${index}`)
    const plan = planWithNewName(GARMENT_KEYS[index] ?? garmentFor(random), random, order.names)
    const promotion = promote({ index, plan }, order.now, random)
    batch.push(addProduct(rows, { index, plan, promotion, now: order.now }, random))
  }
  relate(rows, batch, seeded(`${order.seed}/relations/${from}`))
}

/** Two products of one name would look like a mistake; in a very large shop a few must share. */
function planWithNewName(garment: GarmentKey, random: () => number, names: Set<string>): GarmentPlan {
  let plan = planGarment(garment, random)
  for (let attempt = 1; attempt < NAMING_TRIES && names.has(namesOf(plan).en); attempt++)
    plan = planGarment(garment, random)
  names.add(namesOf(plan).en)
  return plan
}
