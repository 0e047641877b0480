import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { between, chance, pick, seeded, type Random } from './drawing/canvas/random.ts'
import { ONE_SIZE } from './sizes/sizes.ts'
import { en } from './words/en.ts'
import type { Remark } from './words/words.ts'

/** What becomes of an order; `unpaid` can be paid still, of `returned` one piece came back, of `returning` one is to. */
export type OrderEnding =
  | 'delivered'
  | 'returned'
  | 'returning'
  | 'shipped'
  | 'processing'
  | 'refunded'
  | 'cancelled'
  | 'unpaid'

interface PlannedReview {
  readonly rating: number
  readonly fit: NonNullable<Remark['fit']>
  readonly title: string
  readonly text: string
}

/** One order of a demo member. Times in epoch milliseconds; those that do not occur for its ending are not used. */
export interface PlannedOrder {
  readonly placedAt: number
  readonly paidAt: number
  readonly shippedAt: number
  readonly deliveredAt: number
  /** When a return of it is applied for. */
  readonly appliedAt: number
  readonly refundedAt: number
  readonly reviewedAt: number
  readonly ending: OrderEnding
  readonly tracking: string
  /** How many pieces of each product. */
  readonly quantities: readonly number[]
  /** A number from 0 to 1 decides which of so many is taken. */
  choose<Item>(items: readonly Item[]): Item | undefined
  /** What its buyer says of a piece in this size; undefined for a buyer who says nothing. */
  review(size: string): PlannedReview | undefined
}

const BEFORE_THE_LAST_DAYS = 9
const RATINGS = [5, 5, 5, 4, 4, 3] as const

/**
 * The orders of one demo member, oldest first: one for each ending, spread over so many days until now. The same label
 * gives the same orders.
 */
export function planOrders(
  label: string,
  {
    endings,
    days,
    now,
  }: { readonly endings: readonly OrderEnding[]; readonly days: number; readonly now: number },
): PlannedOrder[] {
  return endings.map((ending, at) => {
    const random = seeded(`${label}/${at}`)
    return planOrder(random, ending, placedAt(random, { at, of: endings.length, ending, days, now }))
  })
}

interface Slot {
  readonly at: number
  readonly of: number
  readonly ending: OrderEnding
  readonly days: number
  readonly now: number
}

/** What is not sent was bought yesterday, what is on its way three days ago, what can be paid still a moment ago; the others lie between, in order. */
function placedAt(random: Random, { at, of, ending, days, now }: Slot): number {
  if (ending === 'unpaid') return Math.floor(now - between(random, 3, 9) * MINUTE_MS)
  if (ending === 'processing') return Math.floor(now - between(random, 12, 40) * HOUR_MS)
  if (ending === 'shipped') return Math.floor(now - between(random, 60, 72) * HOUR_MS)
  if (ending === 'returning') return Math.floor(now - between(random, 8.2, 8.8) * DAY_MS)
  const stretch = (days - BEFORE_THE_LAST_DAYS) / of
  return Math.floor(now - (days - (at + between(random, 0.1, 0.9)) * stretch) * DAY_MS)
}

function planOrder(random: Random, ending: OrderEnding, placed: number): PlannedOrder {
  const paidAt = Math.floor(placed + between(random, 1, 8) * MINUTE_MS)
  const shippedAt = Math.floor(paidAt + between(random, 20, 50) * HOUR_MS)
  const deliveredAt = shippedAt + 4 * DAY_MS
  const pieces = 1 + Math.floor(random() * 3)
  return {
    placedAt: placed,
    paidAt,
    shippedAt,
    deliveredAt,
    appliedAt: deliveredAt + DAY_MS,
    refundedAt: Math.floor(paidAt + between(random, 5, 30) * HOUR_MS),
    reviewedAt: Math.floor(deliveredAt + between(random, 1, 4) * DAY_MS),
    ending,
    tracking: `NV${Math.floor(between(random, 1e9, 1e10))}SG`,
    quantities: Array.from({ length: pieces }, () => (chance(random, 0.15) ? 2 : 1)),
    choose: (items) => items[Math.floor(random() * items.length)],
    review: (size) => (chance(random, 0.7) ? planReview(random, size !== ONE_SIZE) : undefined),
  }
}

function planReview(random: Random, worn: boolean): PlannedReview {
  const rating = pick(random, RATINGS)
  const all = en.reviews[rating === 5 ? 'delighted' : rating === 4 ? 'content' : 'mixed']
  const [first, ...rest] = worn ? all : all.filter((remark) => !remark.worn)
  const { title, text, fit = 'true' } = pick(random, [first ?? all[0], ...rest])
  return { rating, fit, title, text }
}
