import { expect, test } from 'vitest'
import { anyAmount, applyToCart, type CartLineState, type Limit } from './apply-to-cart.ts'

type Row = readonly [sku: string, qty: number, selected?: boolean]

const productOf = (sku: string) => sku.split('-')[0] ?? ''
const line = ([sku, qty, selected = true]: Row): CartLineState => ({
  sku,
  productId: productOf(sku),
  qty,
  selected,
})
const stocked =
  (stock: Readonly<Record<string, number>>): Limit =>
  (sku) =>
    stock[sku] ?? 'sku-unknown'

interface Change {
  readonly rule: string
  readonly lines: readonly Row[]
  readonly from: string
  readonly to: string
  readonly qty: number
  readonly limit?: Limit
  readonly after: readonly Row[] | string
  readonly capped?: { readonly requested: number; readonly got: number }
}

const BAG: readonly Row[] = [
  ['coat-S', 1],
  ['dress-S', 2, false],
  ['dress-M', 3],
  ['scarf', 1],
]

const CHANGES: readonly Change[] = [
  {
    rule: 'takes the place of the old line, with its quantity and selection',
    lines: BAG,
    from: 'dress-S',
    to: 'dress-L',
    qty: 2,
    after: [
      ['coat-S', 1],
      ['dress-L', 2, false],
      ['dress-M', 3],
      ['scarf', 1],
    ],
  },
  {
    rule: 'joins a line that has it, which stays in its place and is selected if either was',
    lines: [
      ['dress-M', 3, false],
      ['scarf', 1],
      ['dress-S', 2],
    ],
    from: 'dress-S',
    to: 'dress-M',
    qty: 2,
    after: [
      ['dress-M', 5],
      ['scarf', 1],
    ],
  },
  {
    rule: 'keeps the quantity within stock and reports it',
    lines: BAG,
    from: 'dress-S',
    to: 'dress-L',
    qty: 2,
    limit: stocked({ 'dress-L': 1 }),
    after: [
      ['coat-S', 1],
      ['dress-L', 1, false],
      ['dress-M', 3],
      ['scarf', 1],
    ],
    capped: { requested: 2, got: 1 },
  },
  {
    rule: 'keeps two joined lines within stock',
    lines: BAG,
    from: 'dress-S',
    to: 'dress-M',
    qty: 2,
    limit: stocked({ 'dress-M': 4 }),
    after: [
      ['coat-S', 1],
      ['dress-M', 4],
      ['scarf', 1],
    ],
    capped: { requested: 5, got: 4 },
  },
  {
    rule: 'keeps 100 at most in one line (spec 9.6)',
    lines: [
      ['dress-S', 60],
      ['dress-M', 60],
    ],
    from: 'dress-S',
    to: 'dress-M',
    qty: 60,
    after: [['dress-M', 100]],
    capped: { requested: 120, got: 100 },
  },
  {
    rule: 'asks nothing of the size that leaves, which may be sold out',
    lines: [['dress-S', 1]],
    from: 'dress-S',
    to: 'dress-M',
    qty: 1,
    limit: stocked({ 'dress-S': 0, 'dress-M': 9 }),
    after: [['dress-M', 1]],
  },
  {
    rule: 'changes nothing when the same size is chosen',
    lines: BAG,
    from: 'dress-S',
    to: 'dress-S',
    qty: 2,
    after: BAG,
  },
  {
    rule: 'is refused when the new size is sold out',
    lines: BAG,
    from: 'dress-S',
    to: 'dress-L',
    qty: 2,
    limit: () => 'sold-out',
    after: 'sold-out',
  },
  {
    rule: 'is refused when no piece is left of the new size',
    lines: BAG,
    from: 'dress-S',
    to: 'dress-L',
    qty: 2,
    limit: () => 0,
    after: 'sold-out',
  },
  {
    rule: 'is refused when the line has left the bag',
    lines: BAG,
    from: 'dress-XL',
    to: 'dress-L',
    qty: 2,
    after: 'not-in-cart',
  },
  {
    rule: 'is refused for a piece of another product',
    lines: BAG,
    from: 'dress-S',
    to: 'coat-M',
    qty: 2,
    after: 'sku-unknown',
  },
]

test.each(CHANGES)('another size $rule (spec 2.11)', ({ lines, from, to, qty, after, capped, ...rest }) => {
  const by = { sku: to, productId: productOf(to), qty }
  const outcome = applyToCart(
    lines.map(line),
    { type: 'replace', sku: from, by },
    { limit: rest.limit ?? anyAmount, newLine: (item) => ({ ...item, selected: true }) },
  )
  if (typeof after === 'string') return expect(outcome).toMatchObject({ ok: false, problem: after })
  expect(outcome).toEqual({
    ok: true,
    lines: after.map(line),
    capped: capped ? [{ sku: to, ...capped }] : [],
  })
})
