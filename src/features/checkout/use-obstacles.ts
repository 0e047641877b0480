import { useCart } from '#sync/cart/use-cart.ts'
import type { Egift } from '#domain/gifts/egift.ts'
import type { PointsPayment } from '#domain/catalog/points-purchase.ts'
import { failureOf } from '#contract/failure.ts'

/** A piece that cannot be bought as requested. */
export interface Obstacle {
  readonly sku: string
  readonly productsName: string
  readonly color: string
  readonly size: string
  readonly imageUrl: string
  readonly baseUrl: string
  /** The available quantity; undefined when the piece has to leave the order. */
  readonly left: number | undefined
}

/** One product that is bought without the bag. */
export interface Bought {
  readonly productId: string
  readonly sku: string
  readonly qty: number
  readonly allPoint?: PointsPayment | undefined
  /** Who gets it, of an eGift card: it goes by mail. */
  readonly egift?: Egift | undefined
  readonly productInfo: Omit<Obstacle, 'left'> | undefined
}

export interface Obstacles {
  /** The server's own message (spec 8). */
  readonly message: string
  readonly pieces: readonly Obstacle[]
}

interface ObstacleNotice {
  readonly skus?: readonly string[]
  readonly short?: readonly { readonly sku: string; readonly got: number }[]
}

const ERROR_CODES: ReadonlySet<string> = new Set([
  'remove-sold-out',
  'remove-stop-selling',
  'redeem-only',
  'egift-alone',
  'cart-changed',
  'sold-out',
  'stop-selling',
  'sku-unknown',
])

/** Why these goods have no price; undefined when they have one, or when the reason names no piece. */
export function useObstacles(error: unknown, buyNow: Bought | undefined): Obstacles | undefined {
  const cart = useCart()
  const failure = failureOf(error)
  if (failure?.kind !== 'refused' || !ERROR_CODES.has(failure.reason)) return undefined
  const { skus = [], short = [] } = (failure.data ?? {}) as ObstacleNotice
  const reported = [
    ...skus.map((sku) => ({ sku, left: undefined })),
    ...short.map(({ sku, got }) => ({ sku, left: got })),
  ]
  const known = buyNow
    ? [buyNow.productInfo].filter((one) => one !== undefined)
    : cart.status === 'ready'
      ? cart.lines
      : []
  const pieces = reported.flatMap(({ sku, left }): Obstacle[] => {
    const piece = known.find((one) => one.sku === sku)
    return piece ? [{ ...piece, left }] : []
  })
  return { message: failure.message, pieces }
}
