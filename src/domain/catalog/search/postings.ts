/** Fields of a product's text, as bits. */
export const FIELD = { name: 1, type: 2, category: 4, colours: 8, keywords: 16 } as const

const FIELD_BITS = 5

/** The weight of a word by its field; one word in several fields counts for each. */
const FIELD_WEIGHT = { name: 4, type: 3, category: 2, colours: 2, keywords: 1 } as const satisfies Record<
  keyof typeof FIELD,
  number
>

/** The weight of every combination of fields. */
const WEIGHTS = Float32Array.from({ length: 1 << FIELD_BITS }, (_, fields) =>
  Object.entries(FIELD).reduce(
    (sum, [name, bit]) => sum + ((fields & bit) === 0 || !isField(name) ? 0 : FIELD_WEIGHT[name]),
    0,
  ),
)

function isField(name: string): name is keyof typeof FIELD {
  return name in FIELD
}

/** Slot and fields in one number: a posting is four bytes, a hundred thousand products take a few megabytes. */
export function pack(slot: number, fields: number): number {
  return ((slot << FIELD_BITS) | fields) >>> 0
}

export function slotOf(entry: number): number {
  return entry >>> FIELD_BITS
}

export function fieldsOf(entry: number): number {
  return entry & ((1 << FIELD_BITS) - 1)
}

export function weightOf(entry: number): number {
  return WEIGHTS[fieldsOf(entry)] ?? 0
}

/** Which products hold each term: entries per term number, ascending by slot. */
export interface Postings {
  add(term: number, entry: number): void
  remove(term: number, slot: number): void
  count(term: number): number
  /** Valid until the next change. */
  entries(term: number): Uint32Array
  readonly bytes: number
}

/** Of a row besides its entries. */
const ROW_BYTES = 200

interface Row {
  data: Uint32Array
  length: number
}

export function createPostings(): Postings {
  const rows: Row[] = []
  let room = 0

  function rowOf(term: number): Row {
    return (rows[term] ??= { data: new Uint32Array(0), length: 0 })
  }

  return {
    add(term, entry) {
      const row = rowOf(term)
      if (row.length === row.data.length) {
        const roomier = new Uint32Array(Math.max(4, row.length * 2))
        room += roomier.length - row.length
        roomier.set(row.data)
        row.data = roomier
      }
      const at = find(row, slotOf(entry))
      row.data.copyWithin(at + 1, at, row.length)
      row.data[at] = entry
      row.length++
    },
    remove(term, slot) {
      const row = rowOf(term)
      const at = find(row, slot)
      if (at === row.length || slotOf(row.data[at] ?? 0) !== slot) return
      row.data.copyWithin(at, at + 1, row.length)
      row.length--
    },
    count: (term) => rows[term]?.length ?? 0,
    entries: (term) => {
      const row = rowOf(term)
      return row.data.subarray(0, row.length)
    },
    get bytes() {
      return room * 4 + rows.length * ROW_BYTES
    },
  }
}

/** The position of the slot, or its insertion point. A new product usually comes last, which is checked first. */
function find({ data, length }: Row, slot: number): number {
  if (length === 0 || slotOf(data[length - 1] ?? 0) < slot) return length
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (slotOf(data[middle] ?? 0) < slot) low = middle + 1
    else high = middle
  }
  return low
}
