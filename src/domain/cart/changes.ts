import type { Capped } from './apply-to-cart.ts'

/** What the shop changed in a cart since the user last saw it: prices, sold-out lines, capped quantities. */
export interface SeenLine {
  readonly sku: string
  readonly productsName: string
  readonly color: string
  readonly size: string
  readonly imageUrl: string
  readonly baseUrl: string
  readonly finalPrice: number
  readonly formatFinalPrice: string
  readonly state: 'ok' | 'sold-out' | 'stop-selling'
}

export interface SeenCart {
  readonly currency: string
  readonly lines: readonly SeenLine[]
}

/** The piece as the screen shows it. */
type ChangedPiece = Pick<SeenLine, 'sku' | 'productsName' | 'color' | 'size' | 'imageUrl' | 'baseUrl'>

export type CartChange = { readonly piece: ChangedPiece } & (
  | {
      readonly kind: 'price'
      readonly from: string
      readonly to: string
      readonly fromAmount: number
      readonly toAmount: number
      readonly currency: string
    }
  | { readonly kind: 'sold-out' | 'stop-selling' | 'back' }
  | { readonly kind: 'capped'; readonly requested: number; readonly got: number }
)

/** Compares the cart as last seen with the present one; lines added or removed are the user's own changes. */
export function cartChanges(before: SeenCart, after: SeenCart, cuts: readonly Capped[] = []): CartChange[] {
  return after.lines.flatMap((line): CartChange[] => {
    const piece = pieceOf(line)
    const seen = before.lines.find((known) => known.sku === line.sku)
    const cut = cuts.find(({ sku }) => sku === line.sku)
    return [
      ...(seen && before.currency === after.currency && seen.finalPrice !== line.finalPrice
        ? [
            {
              piece,
              kind: 'price' as const,
              from: seen.formatFinalPrice,
              to: line.formatFinalPrice,
              fromAmount: seen.finalPrice,
              toAmount: line.finalPrice,
              currency: after.currency,
            },
          ]
        : []),
      ...(seen && seen.state !== line.state
        ? [{ piece, kind: line.state === 'ok' ? ('back' as const) : line.state }]
        : []),
      ...(cut ? [{ piece, kind: 'capped' as const, requested: cut.requested, got: cut.got }] : []),
    ]
  })
}

/**
 * Merges an unread report with a newer one. A price counts from where the user last saw it: back at that price there is
 * nothing to report; for stock and quantity the newest state counts.
 */
export function joinChanges(reported: readonly CartChange[], later: readonly CartChange[]): CartChange[] {
  const joined = [...reported]
  for (const change of later) {
    const at = joined.findIndex((old) => old.piece.sku === change.piece.sku && topic(old) === topic(change))
    if (at < 0) {
      joined.push(change)
      continue
    }
    const old = joined[at]
    if (old?.kind === 'price' && change.kind === 'price' && old.currency === change.currency) {
      if (old.fromAmount === change.toAmount) joined.splice(at, 1)
      else joined[at] = { ...change, from: old.from, fromAmount: old.fromAmount }
    } else joined[at] = change
  }
  return joined
}

const topic = ({ kind }: CartChange) => (kind === 'price' || kind === 'capped' ? kind : 'stock')

function pieceOf({ sku, productsName, color, size, imageUrl, baseUrl }: SeenLine): ChangedPiece {
  return { sku, productsName, color, size, imageUrl, baseUrl }
}
