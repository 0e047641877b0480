import type { ListingSort } from './listing-types.ts'
import type { CatalogueRecord } from './catalogue-record.ts'

type StoredSort = Exclude<ListingSort, 'relevance'>

/**
 * What each sort compares, smaller first. Ties go by the shop's own order, then by SPU, so that pages never overlap.
 */
const SORT_KEY = {
  recommended: (record) => record.rank,
  newest: (record) => -record.createdAt,
  'price-asc': (record) => record.price,
  'price-desc': (record) => -record.price,
  'best-selling': (record) => -record.sold,
} as const satisfies Record<StoredSort, (record: CatalogueRecord) => number>

export const SORTS = ['recommended', 'newest', 'price-asc', 'price-desc', 'best-selling'] as const

/** Past this many changes at once, sorting again on the next reading is cheaper than repairing. */
const REPAIR_LIMIT = 400

export interface ListingOrders {
  /** Slots of every record, in order. Valid until the next change. */
  slots(sort: StoredSort): Int32Array
  /** Receives records replaced, added (`before` absent) or removed (`after` absent), and writes them to `records`. */
  change(changes: readonly OrderChange[]): void
}

export interface OrderChange {
  readonly slot: number
  readonly before: CatalogueRecord | undefined
  readonly after: CatalogueRecord | undefined
}

/** Keeps one order per sort over `records`, a list with holes indexed by slot: sorted when first read, repaired on change. */
export function createOrders(records: (CatalogueRecord | undefined)[]): ListingOrders {
  const orders = SORTS.map((sort) => createOrder(records, SORT_KEY[sort]))
  return {
    slots: (sort) => (orders[SORTS.indexOf(sort)] ?? createOrder(records, SORT_KEY[sort])).slots(),
    change(changes) {
      const repair = changes.length <= REPAIR_LIMIT
      if (!repair) for (const order of orders) order.forget()
      for (const { slot, before, after } of changes) {
        // An order is searched by the old record, so each order removes it before the record is written.
        const touched = repair ? orders.filter((order) => order.differs(before, after)) : []
        if (before) for (const order of touched) order.lift(slot)
        records[slot] = after
        if (after) for (const order of touched) order.place(slot)
      }
    },
  }
}

function createOrder(
  records: readonly (CatalogueRecord | undefined)[],
  keyOf: (record: CatalogueRecord) => number,
) {
  let sorted: Int32Array | undefined
  let length = 0

  function compare(first: number, second: number): number {
    const one = records[first]
    const other = records[second]
    if (!one || !other) return Number(!one) - Number(!other)
    return (
      keyOf(one) - keyOf(other) ||
      one.rank - other.rank ||
      (one.spu < other.spu ? -1 : Number(one.spu > other.spu))
    )
  }

  /** The position of the slot, or its insertion point. */
  function find(slots: Int32Array, slot: number): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(slots[middle] ?? 0, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    slots(): Int32Array {
      if (!sorted) {
        sorted = sortedSlots(records, keyOf, compare)
        length = sorted.length
      }
      return sorted.subarray(0, length)
    },
    forget() {
      sorted = undefined
    },
    differs(before: CatalogueRecord | undefined, after: CatalogueRecord | undefined): boolean {
      if (!sorted) return false
      return !before || !after || keyOf(before) !== keyOf(after) || before.rank !== after.rank
    },
    lift(slot: number) {
      if (!sorted) return
      const at = find(sorted, slot)
      if (sorted[at] !== slot) {
        // Only a key that does not compare (NaN) leads here; sorting again is correct in any case.
        sorted = undefined
        return
      }
      sorted.copyWithin(at, at + 1, length)
      length--
    },
    place(slot: number) {
      if (!sorted) return
      const at = find(sorted, slot)
      if (length === sorted.length) {
        const roomier = new Int32Array(length + (length >>> 2) + 16)
        roomier.set(sorted)
        sorted = roomier
      }
      sorted.copyWithin(at + 1, at, length)
      sorted[at] = slot
      length++
    },
  }
}

function sortedSlots(
  records: readonly (CatalogueRecord | undefined)[],
  keyOf: (record: CatalogueRecord) => number,
  compare: (first: number, second: number) => number,
): Int32Array {
  const slots: number[] = []
  const keys = new Float64Array(records.length)
  for (const [slot, record] of records.entries()) {
    if (!record) continue
    slots.push(slot)
    keys[slot] = keyOf(record)
  }
  return Int32Array.from(slots).sort(
    (first, second) => (keys[first] ?? 0) - (keys[second] ?? 0) || compare(first, second),
  )
}
