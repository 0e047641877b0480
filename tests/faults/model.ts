import {
  cartAdd,
  cartBatchAdd,
  cartMove,
  cartRemove,
  cartReplace,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from '#contract/buying/cart.contract.ts'

/**
 * Cart and wishlist of one user, computed by the check: both lists newest first. The check shares no rule with the shop
 * (`src/domain/cart`), so that one mistake cannot be on both sides of a comparison.
 */
export interface Held {
  readonly lines: readonly ModelLine[]
  readonly wishlist: readonly string[]
}

interface ModelLine {
  readonly sku: string
  readonly qty: number
  readonly selected: boolean
}

export const NOTHING: Held = { lines: [], wishlist: [] }

/** One operation as the network carried it: path of the contract and plain fields. */
export interface Carried {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

export interface StoreFacts {
  /** Maximum quantity of a SKU in one line; 0 for what cannot be bought. */
  stock(sku: string): number
  /** Product of a SKU, for moves to the wishlist. */
  spuOf(sku: string): string
}

/** The expected state after `did` was applied to `before`; a string names the rule that refuses it. */
export function expected(before: Held, { path, fields }: Carried, store: StoreFacts): Held | string {
  const { lines, wishlist } = before
  const skus = (fields['skus'] ?? '').split(',')
  const sku = fields['sku'] ?? ''
  switch (path) {
    case cartAdd.path:
      return addItems(before, [{ sku, qty: Number(fields['qty']) }], store)
    case cartBatchAdd.path:
      return addItems(before, JSON.parse(fields['items'] ?? '[]') as { sku: string; qty: number }[], store)
    case cartUpdate.path:
      if (!lines.some((line) => line.sku === sku)) return 'not-in-cart'
      if (store.stock(sku) < 1) return 'sold-out'
      return { wishlist, lines: put(lines, sku, { qty: most(Number(fields['qty']), sku, store) }) }
    case cartRemove.path:
      return { wishlist, lines: lines.filter((line) => !skus.includes(line.sku)) }
    case cartSelect.path:
      return {
        wishlist,
        lines: skus.reduce(
          (all, one) => put(all, one, { selected: fields['selected'] === 'true' }),
          [...lines],
        ),
      }
    case cartReplace.path:
      return replaceLine(before, { sku, by: JSON.parse(fields['by'] ?? '{}') as ReplacedBy }, store)
    case cartMove.path:
      return {
        wishlist: skus.map((one) => store.spuOf(one)).reduce(addItem, wishlist),
        lines: lines.filter((line) => !skus.includes(line.sku)),
      }
    case wishListAdd.path:
      return { lines, wishlist: addItem(wishlist, fields['spu'] ?? '') }
    case wishListDelete.path:
      return { lines, wishlist: wishlist.filter((spu) => spu !== fields['spu']) }
    default:
      return before
  }
}

const MOST = 100
const most = (qty: number, sku: string, store: StoreFacts) => Math.min(qty, store.stock(sku), MOST)

function addItems(
  before: Held,
  items: readonly { readonly sku: string; readonly qty: number }[],
  store: StoreFacts,
): Held | string {
  let lines = [...before.lines]
  for (const { sku, qty } of items) {
    if (store.stock(sku) < 1) return 'sold-out'
    const known = lines.find((line) => line.sku === sku)
    if (!known && lines.length >= MOST) return 'cart-full'
    lines = known
      ? put(lines, sku, { qty: most(known.qty + qty, sku, store), selected: true })
      : [{ sku, qty: most(qty, sku, store), selected: true }, ...lines]
  }
  return { ...before, lines }
}

interface ReplacedBy {
  readonly sku: string
  readonly qty: number
}

function replaceLine(
  before: Held,
  { sku, by }: { readonly sku: string; readonly by: ReplacedBy },
  store: StoreFacts,
): Held | string {
  const old = before.lines.find((line) => line.sku === sku)
  if (!old) return 'not-in-cart'
  if (by.sku === sku) return before
  if (store.spuOf(by.sku) !== store.spuOf(sku)) return 'sku-unknown'
  if (store.stock(by.sku) < 1) return 'sold-out'
  const same = before.lines.find((line) => line.sku === by.sku)
  if (!same) {
    const next = { sku: by.sku, qty: most(by.qty, by.sku, store), selected: old.selected }
    return { ...before, lines: before.lines.map((line) => (line === old ? next : line)) }
  }
  const qty = most(same.qty + by.qty, by.sku, store)
  const lines = put(before.lines, by.sku, { qty, selected: same.selected || old.selected })
  return { ...before, lines: lines.filter((line) => line.sku !== sku) }
}

function put(lines: readonly ModelLine[], sku: string, change: Partial<ModelLine>): ModelLine[] {
  return lines.map((line) => (line.sku === sku ? { ...line, ...change } : line))
}

function addItem(wishlist: readonly string[], spu: string): readonly string[] {
  return wishlist.includes(spu) ? wishlist : [spu, ...wishlist]
}
