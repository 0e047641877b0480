/**
 * The cart as a pure function of a confirmed cart and operations: the server applies them to its rows, the device to its
 * last snapshot (offline.md D1). A line is named by its SKU, so an operation made offline can name a line that the
 * server has not seen yet.
 */
export interface CartLineState {
  readonly sku: string
  readonly productId: string
  readonly qty: number
  readonly selected: boolean
}

export interface CartLineInput {
  readonly sku: string
  readonly productId: string
  readonly qty: number
}

export type CartOperation =
  | { readonly type: 'add'; readonly items: readonly CartLineInput[] }
  | { readonly type: 'update'; readonly sku: string; readonly qty: number }
  | { readonly type: 'remove'; readonly skus: readonly string[] }
  | { readonly type: 'select'; readonly skus: readonly string[]; readonly selected: boolean }
  /** Another colour or size of the same product in the place of a line. */
  | { readonly type: 'replace'; readonly sku: string; readonly by: CartLineInput }

type CartProblem =
  | 'sold-out'
  | 'stop-selling'
  | 'sku-unknown'
  | 'redeem-only'
  | 'egift-alone'
  | 'not-in-cart'
  | 'cart-full'

/** How much of a SKU one cart may hold, or why none; a device without the answer uses `MOST_PER_LINE`. */
export type Limit = (sku: string) => number | CartProblem

export interface CartRules<Line extends CartLineState> {
  readonly limit: Limit
  /** `before`: the line whose place in the list the new one takes. */
  readonly newLine: (item: CartLineInput, before?: Line) => Line
}

export interface Capped {
  readonly sku: string
  readonly requested: number
  readonly got: number
}

export type CartResult<Line extends CartLineState = CartLineState> =
  | { readonly ok: true; readonly lines: readonly Line[]; readonly capped: readonly Capped[] }
  | { readonly ok: false; readonly problem: CartProblem; readonly sku: string }

/** Quantity per line 1–100 (spec 9.6). */
export const MOST_PER_LINE = 100
export const MOST_LINES = 100

export const anyAmount: Limit = () => MOST_PER_LINE

/** Applies one operation; new lines go to the front. A refused operation changes nothing. */
export function applyToCart<Line extends CartLineState>(
  lines: readonly Line[],
  operation: CartOperation,
  rules: CartRules<Line>,
): CartResult<Line> {
  switch (operation.type) {
    case 'add':
      return add(lines, operation.items, rules)
    case 'update':
      return update(lines, operation, rules.limit)
    case 'remove':
      return { ok: true, lines: lines.filter((line) => !operation.skus.includes(line.sku)), capped: [] }
    case 'select':
      return { ok: true, lines: lines.map((line) => select(line, operation)), capped: [] }
    case 'replace':
      return replaceLine(lines, operation, rules)
  }
}

function add<Line extends CartLineState>(
  lines: readonly Line[],
  items: readonly CartLineInput[],
  { limit, newLine }: CartRules<Line>,
): CartResult<Line> {
  let next = [...lines]
  const capped: Capped[] = []
  for (const item of items) {
    const most = limit(item.sku)
    if (typeof most !== 'number') return { ok: false, problem: most, sku: item.sku }
    const line = next.find((known) => known.sku === item.sku)
    const requested = (line?.qty ?? 0) + item.qty
    const got = Math.min(requested, most, MOST_PER_LINE)
    if (got < 1) return { ok: false, problem: 'sold-out', sku: item.sku }
    if (got < requested) capped.push({ sku: item.sku, requested, got })
    if (!line && next.length >= MOST_LINES) return { ok: false, problem: 'cart-full', sku: item.sku }
    next = line
      ? next.map((known) => (known === line ? { ...known, qty: got, selected: true } : known))
      : [{ ...newLine(item), qty: got, selected: true }, ...next]
  }
  return { ok: true, lines: next, capped }
}

function update<Line extends CartLineState>(
  lines: readonly Line[],
  { sku, qty }: CartOperation & { type: 'update' },
  limit: Limit,
): CartResult<Line> {
  const line = lines.find((known) => known.sku === sku)
  if (!line) return { ok: false, problem: 'not-in-cart', sku }
  const most = limit(sku)
  if (typeof most !== 'number') return { ok: false, problem: most, sku }
  const got = Math.min(qty, most, MOST_PER_LINE)
  if (got < 1) return { ok: false, problem: 'sold-out', sku }
  return {
    ok: true,
    lines: lines.map((known) => (known === line ? { ...known, qty: got } : known)),
    capped: got < qty ? [{ sku, requested: qty, got }] : [],
  }
}

function select<Line extends CartLineState>(line: Line, operation: CartOperation & { type: 'select' }): Line {
  return operation.skus.includes(line.sku) ? { ...line, selected: operation.selected } : line
}

type Replacement = CartOperation & { readonly type: 'replace' }

/**
 * Another colour or size of a product in the place of a line, in the stated quantity within stock. A line that already has it
 * takes the quantity in and stays in its own place.
 */
function replaceLine<Line extends CartLineState>(
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
  const got = Math.min(requested, most, MOST_PER_LINE)
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

export function goodsTotal(lines: readonly Pick<CartLineState, 'qty'>[]): number {
  return lines.reduce((total, line) => total + line.qty, 0)
}
