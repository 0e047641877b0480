import { DAY_MS } from '#domain/time-units.ts'
import { CATEGORY } from './categories.ts'
import type { CollectionKey } from './collections.ts'
import type { ColourKey } from './colours.ts'
import type { GarmentPlan } from './garment-plan.ts'
import { GARMENTS } from './garments.ts'
import type { Promotion } from './promotions.ts'

const NEW_FOR_MS = 30 * DAY_MS
const FESTIVE: readonly ColourKey[] = ['vermilion', 'cherry', 'wine', 'peony', 'coral', 'gold']
const DRESSY: readonly string[] = ['silk', 'satin', 'chiffon', 'lace', 'jacquard']

/** Category of "new" and of "sale" for each kind of garment. */
const SEASONAL = {
  dress: { fresh: 159701, reduced: 159951 },
  top: { fresh: 159702, reduced: 159952 },
  bottom: { fresh: 159703, reduced: 159953 },
  outerwear: { fresh: 159704, reduced: 159954 },
  suit: { fresh: 159704, reduced: 159954 },
  none: { fresh: CATEGORY.newIn, reduced: CATEGORY.sale },
} as const

/** The leaf categories of a product; their ancestors follow from the tree. */
export function categoriesFor(plan: GarmentPlan, promotion: Promotion, now: number): number[] {
  const { categories, measures, occasion } = GARMENTS[plan.garment]
  const filed: number[] = [...categories]
  if (isNew(promotion, now)) filed.push(SEASONAL[measures].fresh)
  if (promotion.percentOff > 0) filed.push(SEASONAL[measures].reduced)
  if (plan.garment === 'cheongsam' && plan.colours.some((colour) => FESTIVE.includes(colour))) {
    filed.push(CATEGORY.cheongsamBridal)
  }
  if (plan.fabric === 'silk') {
    if (measures === 'dress') filed.push(occasion === 'evening' ? CATEGORY.silkEvening : CATEGORY.silkDresses)
    if (measures === 'top') filed.push(CATEGORY.silkTops)
    if (measures === 'bottom') filed.push(CATEGORY.silkBottoms)
  }
  return [...new Set(filed)]
}

export function collectionsFor(
  plan: GarmentPlan,
  { promotion, price }: { readonly promotion: Promotion; readonly price: number },
  now: number,
): CollectionKey[] {
  if (promotion.allPoint > 0) return ['points-rewards']
  const { occasion, measures } = GARMENTS[plan.garment]
  const rules: readonly (readonly [CollectionKey, boolean])[] = [
    ['new-arrivals', isNew(promotion, now)],
    ['sale', promotion.percentOff > 0],
    ['silk-edit', plan.fabric === 'silk'],
    ['workwear', occasion === 'work'],
    ['wedding-guest', measures === 'dress' && DRESSY.includes(plan.fabric)],
    ['evening', occasion === 'evening' && DRESSY.includes(plan.fabric)],
    ['under-100', price < 10_000],
    ['cny', occasion !== 'day' && plan.colours.some((colour) => FESTIVE.includes(colour))],
    ['modern-cheongsam', plan.garment === 'cheongsam'],
    ['gifts', occasion === 'gift'],
    ['flash-sale', promotion.flash !== undefined && promotion.percentOff > 0],
  ]
  return rules.filter(([, belongs]) => belongs).map(([key]) => key)
}

function isNew(promotion: Promotion, now: number): boolean {
  return now - promotion.createdAt < NEW_FOR_MS
}
