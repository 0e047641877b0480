/** How a product is paid with points, as the call of the purchase takes it (spec 4.5, 9.6). */
export const FULL_POINTS = 1
export const POINTS_AND_PAY = 0
export type PointsPayment = typeof FULL_POINTS | typeof POINTS_AND_PAY

/** The list of all products that points buy, as listings name it beside the owner's collections; its page is /special/points (spec 2.2). */
export const POINTS_LIST = 'special-points'
export const POINTS_PAGE = '/special/points'

/** What a product costs in points; money buys it besides, unless it is virtual (spec 4.6). Amounts in minor units of one currency. */
export interface PointsPrice {
  readonly allPoint: number
  readonly partPoint: number
  /** What 'Points + Pay' costs besides `partPoint`. */
  readonly partPrice?: number | undefined
  /** The price in money alone. */
  readonly finalPrice: number
}

/**
 * The ways that a product offers, the default first: 'Full Points', whenever the quick view opens (spec 4.5). Points that save no
 * money are no way.
 */
export function pointsPayments(price: PointsPrice): readonly PointsPayment[] {
  const { allPoint, partPoint, partPrice = 0, finalPrice } = price
  if (allPoint <= 0) return []
  const saves = partPoint > 0 && partPrice > 0 && partPrice < finalPrice
  return saves ? [FULL_POINTS, POINTS_AND_PAY] : [FULL_POINTS]
}

/** The points that a way takes. */
export function pointsOf(
  { allPoint, partPoint }: Pick<PointsPrice, 'allPoint' | 'partPoint'>,
  payment: PointsPayment,
): number {
  return payment === FULL_POINTS ? allPoint : partPoint
}

/** What a press on 'Redeem Product' means: a member first, then a size (spec 4.5, 5). */
export type RedeemStep = 'sign-in' | 'choose-size' | 'redeem'

export function redeemStep(press: {
  readonly isSignedIn: boolean
  readonly sku: string | undefined
}): RedeemStep {
  if (!press.isSignedIn) return 'sign-in'
  return press.sku === undefined ? 'choose-size' : 'redeem'
}
