import { minor, type Minor } from '../brand.ts'
import { priceIn } from '../money/money.ts'
import { runningOf, type BundlePromotion } from '../promotions/promotion.ts'
import type { AdjustmentInput, AdjustmentRule } from './adjustment.ts'
import { isReducible } from './reduce-lines.ts'
import { spread } from './spread.ts'

/**
 * Sets at one price ('Style It With'): as many as the bag has whole. The reduction is spread over the pieces of the set, so that each has a
 * price of its own when it comes back. A piece belongs to one set; a set that costs more than its pieces takes nothing.
 */
export const bundleRule: AdjustmentRule = {
  id: 'bundle',
  adjust: (input) => {
    const { promotions, now } = input.context
    const parts = input.lines.map(() => 0)
    const free = input.lines.map((line) => (isReducible(line, now) ? line.qty : 0))
    const byId = runningOf(promotions, 'bundle', now).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    for (const bundle of byId)
      for (let set = takeSet(input, bundle, free); set; set = takeSet(input, bundle, free))
        for (const [at, part] of set) parts[at] = (parts[at] ?? 0) + part
    const amount = parts.reduce((sum, part) => sum + part, 0)
    return amount === 0
      ? undefined
      : { amount: minor(amount), reason: {}, parts: parts.map((one) => minor(one)) }
  },
}

/** Takes one piece of each product from the free ones; undefined, and nothing taken, where the set is not whole or saves nothing. */
function takeSet(
  { lines, context }: AdjustmentInput,
  { products, price }: BundlePromotion,
  free: number[],
): ReadonlyMap<number, Minor> | undefined {
  const chosen = products.map((id) => firstFree(lines, free, id))
  if (chosen.some((at) => at === undefined)) return undefined
  const places = chosen.filter((at) => at !== undefined)
  const units = places.map((at) => lines[at]?.unit ?? 0)
  const off = units.reduce<number>((sum, unit) => sum + unit, 0) - priceIn(price, context.currency)
  if (off <= 0) return undefined
  for (const at of places) free[at] = (free[at] ?? 0) - 1
  const shares = spread(
    minor(-off),
    units,
    places.map((at) => lines[at]?.sku ?? ''),
  )
  return new Map(places.map((at, turn) => [at, shares[turn] ?? minor(0)]))
}

/** The free line of a product with the smallest SKU, so that the order of lines does not matter. */
function firstFree(
  lines: AdjustmentInput['lines'],
  free: readonly number[],
  productId: string,
): number | undefined {
  return lines
    .map(({ sku }, at) => ({ sku, at }))
    .filter(({ at }) => lines[at]?.productId === productId && (free[at] ?? 0) > 0)
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1))[0]?.at
}
