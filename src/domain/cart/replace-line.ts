import type { CartLineState, CartOperation, CartResult, CartRules } from './apply-to-cart.ts'
import { MAX_QUANTITY } from './quantity.ts'

type Replacement = CartOperation & { readonly type: 'replace' }

/**
 * Another colour or size of a product in the place of a line, in the stated quantity within stock. A line that already has it
 * takes the quantity in and stays in its own place.
 */
export function replaceLine<Line extends CartLineState>(
  lines: readonly Line[],
  { sku, by }: Replacement,
  { limit, newLine }: CartRules<Line>,
): CartResult<Line> {
  const line = lines.find((known) => known.sku === sku)
  if (!line) return { ok: false, problem: 'not-in-cart', sku }
  if (by.productId !== line.productId) return { ok: false, problem: 'sku-unknown', sku: by.sku }
  if (by.sku === sku) return { ok: true, lines, capped: [] }
  const most = limit(by.sku)
  if (typeof most !== 'number') return { ok: false, problem: most, sku: by.sku }
  const same = lines.find((known) => known.sku === by.sku)
  const requested = (same?.qty ?? 0) + by.qty
  const got = Math.min(requested, most, MAX_QUANTITY)
  if (got < 1) return { ok: false, problem: 'sold-out', sku: by.sku }
  const selected = line.selected || (same?.selected ?? false)
  const next: Line = { ...(same ?? newLine(by, line)), qty: got, selected }
  return {
    ok: true,
    lines: same
      ? lines.flatMap((known) => (known === line ? [] : known === same ? [next] : [known]))
      : lines.map((known) => (known === line ? next : known)),
    capped: got < requested ? [{ sku: by.sku, requested, got }] : [],
  }
}
