import { GARMENTS } from './garments.ts'
import type { Made } from './product.ts'
import type { Rows } from './rows.ts'
import type { Random } from './drawing/canvas/random.ts'

const RELATED = 6
const BUNDLED = 2

/** Types that are worn together: a dress with a coat, a top with a skirt. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  dress: ['outerwear', 'none'],
  top: ['bottom', 'outerwear'],
  bottom: ['top', 'outerwear'],
  outerwear: ['dress', 'bottom'],
  suit: ['top', 'none'],
  none: ['dress', 'top'],
}

/** Relates the products of one batch to each other: similar ones, and a 'Style It With' bundle. */
export function relate(rows: Rows, batch: readonly Made[], random: Random): void {
  for (const product of batch) {
    const similar = batch.filter((other) => other.garment === product.garment && other !== product)
    const companions = COMPANIONS[GARMENTS[product.garment].measures] ?? []
    add(rows, product, {
      kind: 'related',
      others: some(similar.length > 0 ? similar : batch, RELATED, random),
    })
    const fitting = companions.flatMap((set) =>
      some(
        batch.filter((other) => GARMENTS[other.garment].measures === set),
        1,
        random,
      ),
    )
    add(rows, product, { kind: 'bundle', others: fitting.slice(0, BUNDLED) })
  }
}

interface Relations {
  readonly kind: 'related' | 'bundle'
  readonly others: readonly Made[]
}

function add(rows: Rows, product: Made, { kind, others }: Relations): void {
  for (const [position, other] of others.filter((one) => one !== product).entries()) {
    rows.product_relation.push({ product_id: product.id, kind, other_id: other.id, position })
  }
}

function some(from: readonly Made[], count: number, random: Random): Made[] {
  const start = Math.floor(random() * from.length)
  return Array.from(
    { length: Math.min(count, from.length) },
    (_, at) => from[(start + at) % from.length],
  ).filter((made) => made !== undefined)
}
