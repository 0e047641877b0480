import type { Shopper } from '#domain/account/shopper.ts'
import { minor } from '#domain/brand.ts'
import type { Means } from '#domain/cart/tenders.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import { exchange } from '#domain/money/money.ts'
import { POINTS_COUPON } from '#domain/points/points.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { GoodsLine } from './goods.ts'
import { pointsShort } from '../points/points-short.ts'
import { pointsOf } from '../points/points.queries.ts'

export type PointsProblem = 'not-a-multiple' | 'short' | 'guest' | 'unconfirmed'

export interface ReadPoints {
  /** Undefined for a guest. */
  readonly usable: number | undefined
  /** Points of `usable` that redeem the goods themselves, and so pay nothing else. */
  readonly forGoods: number
  readonly means: readonly Means[]
  readonly problem: PointsProblem | undefined
}

interface Buyer {
  /** Only a member with a confirmed address spends points (trust.md S33). */
  readonly isConfirmed: boolean
  readonly shopper: Shopper
  readonly currency: CurrencyCode
  readonly now: number
}

export interface PointsWanted {
  /** What the buyer pays with. */
  readonly points: number
  /** What the goods are redeemed with. */
  readonly forGoods: number
}

/** What the points of a member pay: coupons of S$20 each (spec 9.8), of what the goods leave that points redeem (spec 4.5). */
export async function readPoints(
  db: Reader,
  { shopper, currency, now, isConfirmed }: Buyer,
  { points, forGoods }: PointsWanted,
): Promise<ReadPoints> {
  if (shopper.kind !== 'member')
    return { usable: undefined, forGoods, means: [], problem: points > 0 ? 'guest' : undefined }
  const usable = Math.max(0, (await pointsOf(db, shopper.id, now)).usable)
  if (points === 0) return { usable, forGoods, means: [], problem: undefined }
  if (!isConfirmed) return { usable, forGoods, means: [], problem: 'unconfirmed' }
  if (points % POINTS_COUPON.points !== 0) return { usable, forGoods, means: [], problem: 'not-a-multiple' }
  if (points + forGoods > usable) return { usable, forGoods, means: [], problem: 'short' }
  const available = couponsIn(points, currency)
  return {
    usable,
    forGoods,
    means: [{ kind: 'points', available, reason: { points }, ledgerRef: shopper.id }],
    problem: undefined,
  }
}

/** What so many points pay in a currency. */
export function couponsIn(points: number, currency: CurrencyCode) {
  const coupons = Math.floor(points / POINTS_COUPON.points)
  return exchange(minor(coupons * POINTS_COUPON.worth), 'SGD', currency)
}

/** Throws `sign-in-needed` for a guest, and `points-short` for a member who has fewer than these goods are redeemed with. */
export async function assertPoints(
  db: Reader,
  { shopper, now }: { readonly shopper: Shopper | undefined; readonly now: number },
  goods: readonly Pick<GoodsLine, 'points'>[],
): Promise<void> {
  const points = pointsOfGoods(goods)
  if (points === 0) return
  if (shopper?.kind !== 'member') throw new ShopError('sign-in-needed')
  const { usable } = await pointsOf(db, shopper.id, now)
  if (usable < points) throw pointsShort({ points, usable })
}

/** What goods are redeemed with. */
export function pointsOfGoods(goods: readonly Pick<GoodsLine, 'points'>[]): number {
  return goods.reduce((sum, line) => sum + line.points, 0)
}
