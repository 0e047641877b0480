import { seeded } from './drawing/canvas/random.ts'
import { garmentFor, GARMENT_KEYS, namesOf, planGarment, type GarmentPlan } from './garment-plan.ts'
import type { GarmentKey } from './garments.ts'
import { addProduct, productIdFor, type Made } from './product.ts'
import { promote } from './promotions.ts'
import { relate } from './relations.ts'
import { noRows, type Rows } from './rows.ts'
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

/** The goods of the shop, some at a time: the same order gives the same goods. */
export function* demoGoods({ products = DEMO_PRODUCTS, seed = 'vanda', now }: DemoOrder): Generator<Rows> {
  const specials = SPECIALS.slice(0, Math.max(0, products))
  const garments = Math.max(0, products - specials.length)
  const first = noRows()
  addCatalogueRows(first, now)
  for (const [at, special] of specials.entries())
    addSpecial(first, special, { id: productIdFor(garments + at), index: at, now })
  yield first
  const names = new Set<string>()
  for (let from = 0; from < garments; from += BATCH) {
    const rows = noRows()
    addBatch(rows, { from, to: Math.min(from + BATCH, garments) }, { seed, now, names })
    yield rows
  }
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
