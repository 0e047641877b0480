import { FLASH_TYPE } from '#domain/catalog/flash.ts'
import type { ActTag, Marketing } from '#domain/catalog/read-model/entries.ts'
import type { Tag } from '#domain/catalog/tags.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import type { GarmentPlan } from './garment-plan.ts'
import { GARMENTS } from './garments.ts'
import { chance, pick, type Random } from './drawing/canvas/random.ts'
import { TAG_WORDS } from './words/tag-words.ts'

/** The promotions of one product. */
export interface Promotion {
  readonly createdAt: number
  readonly sold: number
  readonly percentOff: number
  readonly flash: Marketing | undefined
  readonly preSaleDays: number
  readonly multiItem: boolean
  readonly tags: readonly Tag[]
  readonly actTags: readonly ActTag[]
  readonly allPoint: number
  readonly partPoint: number
  readonly listed: boolean
  readonly onSale: boolean
  readonly soldOut: boolean
}

/** Promotions that any shop must contain, however small, each at its own index in the row of products. */
const PLACED: Readonly<Record<number, keyof typeof ROLES>> = {
  1: 'flash-today',
  4: 'best-seller',
  6: 'new',
  9: 'flash-week',
  11: 'sale-tag',
  13: 'flash-today',
  15: 'pre-order',
  17: 'points-tag',
  19: 'campaign',
  21: 'earth-bag',
  23: 'sg-earth-bag',
  26: 'olympic',
  28: 'flash-over',
  30: 'flash-later',
  32: 'label',
  34: 'sold-out',
  36: 'stop-selling',
  38: 'unlisted',
  40: 'points',
  42: 'points-and-pay',
  44: 'pre-order',
  46: 'points',
  48: 'points-and-pay',
  50: 'sold-out',
  52: 'multi-item',
}

type Change = (ordinary: Promotion, now: number) => Partial<Promotion>

const ROLES = {
  'flash-today': (_, now) =>
    flashDeal('F1', { from: now - 6 * HOUR_MS, to: now + 9 * HOUR_MS, percentOff: 30 }),
  'flash-week': (_, now) => flashDeal('F2', { from: now - DAY_MS, to: now + 5 * DAY_MS, percentOff: 25 }),
  'flash-later': (_, now) => flashDeal('F3', { from: now + 2 * DAY_MS, to: now + 3 * DAY_MS, percentOff: 0 }),
  'flash-over': (_, now) => flashDeal('F4', { from: now - 5 * DAY_MS, to: now - 2 * DAY_MS, percentOff: 0 }),
  'best-seller': () => ({ sold: 4_200, percentOff: 0, tags: ['SG Best Seller'], actTags: [] }),
  new: (_, now) => ({ createdAt: now - 3 * DAY_MS, tags: ['Sep New SG'] }),
  'sale-tag': () => ({ percentOff: 30, actTags: [{ type: 4, name: { en: '-30%' } }], flash: undefined }),
  'points-tag': () => ({ tags: ['NY25-point'] }),
  campaign: () => ({ percentOff: 0, actTags: [{ type: 2, name: TAG_WORDS.festive }] }),
  'earth-bag': () => ({ tags: ['Earth bag'] }),
  'sg-earth-bag': () => ({ tags: ['SG Earth bag'] }),
  olympic: () => ({ tags: ['Olympic'] }),
  label: () => ({ percentOff: 0, actTags: [{ type: 0, name: TAG_WORDS.limited }], tags: [], preSaleDays: 0 }),
  'pre-order': () => ({ percentOff: 0, preSaleDays: 21, flash: undefined, actTags: [] }),
  'sold-out': () => ({ soldOut: true, preSaleDays: 0 }),
  'stop-selling': () => ({ onSale: false }),
  unlisted: () => ({ listed: false }),
  points: () => ({ allPoint: 600, partPoint: 0, percentOff: 0, flash: undefined, multiItem: false }),
  'points-and-pay': () => ({
    allPoint: 900,
    partPoint: 300,
    percentOff: 0,
    flash: undefined,
    multiItem: false,
  }),
  'multi-item': () => ({ multiItem: true, flash: undefined }),
} as const satisfies Record<string, Change>

interface FlashTerms {
  readonly from: number
  readonly to: number
  readonly percentOff: number
}

function flashDeal(ruleId: string, { from, to, percentOff }: FlashTerms): Partial<Promotion> {
  const flash = {
    type: FLASH_TYPE,
    ruleId,
    startTime: Math.floor(from / 1000),
    endTime: Math.floor(to / 1000),
  }
  return { flash, percentOff, multiItem: false, tags: ['Flash Sale Items-SG'], actTags: [] }
}

export interface PlannedProduct {
  readonly index: number
  readonly plan: GarmentPlan
}

/** The promotion of the `index`-th product. Flash deals take no part in the multi-item discount (spec 9.6). */
export function promote({ index, plan }: PlannedProduct, now: number, random: Random): Promotion {
  const ordinary = ordinaryPromotion(plan, now, random)
  const role = PLACED[index]
  const change: Change | undefined = role ? ROLES[role] : undefined
  if (change) return badged({ ...ordinary, ...change(ordinary, now) })
  return badged(chance(random, 0.012) ? { ...ordinary, ...ROLES['flash-week'](ordinary, now) } : ordinary)
}

/** A reduced product shows the reduction in its badge or its flash deal, and nowhere else (spec 4.9). */
function badged(promotion: Promotion): Promotion {
  const { percentOff, flash, actTags } = promotion
  const others = actTags.filter(({ type }) => type !== 4)
  if (percentOff === 0 || flash) return { ...promotion, actTags: others }
  return { ...promotion, actTags: [{ type: 4, name: { en: `-${percentOff}%` } }] }
}

function ordinaryPromotion(plan: GarmentPlan, now: number, random: Random): Promotion {
  const age = chance(random, 0.16) ? random() * 28 : 28 + random() * 380
  const sold = Math.floor(random() ** 3 * 2_500)
  const percentOff = chance(random, 0.24) ? pick(random, [10, 15, 20, 25, 30, 40]) : 0
  const tags: Tag[] = []
  if (sold > 1_600) tags.push('SG Best Seller')
  if (age < 28 && chance(random, 0.5)) tags.push('Sep New SG')
  if (['linen', 'cotton'].includes(plan.fabric) && chance(random, 0.2))
    tags.push(chance(random, 0.5) ? 'SG Earth bag' : 'Earth bag')
  if (GARMENTS[plan.garment].occasion === 'day' && chance(random, 0.02)) tags.push('Olympic')
  if (chance(random, 0.04)) tags.push('NY25-point')
  return {
    createdAt: Math.floor(now - age * DAY_MS),
    sold,
    percentOff,
    flash: undefined,
    preSaleDays: chance(random, 0.04) ? pick(random, [14, 21]) : 0,
    multiItem: chance(random, 0.3),
    tags,
    actTags: actTagsFor(plan, percentOff, random),
    allPoint: 0,
    partPoint: 0,
    listed: true,
    onSale: true,
    soldOut: chance(random, 0.03),
  }
}

function actTagsFor(plan: GarmentPlan, percentOff: number, random: Random): ActTag[] {
  if (percentOff > 0 && chance(random, 0.6)) return []
  if (plan.garment === 'cheongsam' && chance(random, 0.3)) return [{ type: 2, name: TAG_WORDS.festive }]
  if (chance(random, 0.08))
    return [{ type: 0, name: pick(random, [TAG_WORDS.limited, TAG_WORDS.online, TAG_WORDS.handmade]) }]
  return []
}
