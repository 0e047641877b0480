/** One size of one colour as it is read from the database. Prices in SGD cents. */
export interface SkuRow {
  readonly sku: string
  readonly size: string
  readonly price: number
  readonly listPrice: number
  readonly stock: number
  readonly hidden: boolean
}

/** Where SKUs belong. */
interface SkuOwner {
  readonly owner: number
  /** Position of their colour among the colours of the product. */
  readonly colour: number
  /** Of that colour. */
  readonly pid: string
}

/**
 * All SKUs of the shop in columns: 30 bytes and a hash entry each. As objects, the million SKUs of a hundred thousand
 * products would take a third of the memory the whole process may use.
 */
export interface SkuStore {
  /** Appends the SKUs of one colour; returns the slot of the first. */
  put(place: SkuOwner, rows: readonly SkuRow[]): number
  /** Deletes them; their slots stay empty. */
  drop(first: number, count: number): void
  find(code: string): number | undefined
  code(slot: number): string
  owner(slot: number): number
  colour(slot: number): number
  size(slot: number): string
  price(slot: number): number
  listPrice(slot: number): number
  stock(slot: number): number
  hidden(slot: number): boolean
  setStock(slot: number, stock: number): void
  readonly count: number
}

const GONE = -1
const EMPTY = 0

/** `pidOf` names the colour a SKU belongs to: codes that begin with it are kept as their ending only. */
export function createSkuStore(pidOf: (owner: number, colour: number) => string): SkuStore {
  const words: string[] = []
  const wordIds = new Map<string, number>()
  let room = 1_024
  let count = 0
  let owners = new Int32Array(room)
  let prices = new Int32Array(room)
  let listPrices = new Int32Array(room)
  let stocks = new Int32Array(room)
  let sizes = new Int32Array(room)
  /** Ending of the code; negative when the word is the whole code. */
  let endings = new Int32Array(room)
  let hashes = new Int32Array(room)
  let colours = new Uint8Array(room)
  let hiddens = new Uint8Array(room)
  let buckets = new Int32Array(room * 2)
  let used = 0

  function wordId(word: string): number {
    const known = wordIds.get(word)
    if (known !== undefined) return known
    words.push(word)
    wordIds.set(word, words.length)
    return words.length
  }

  const word = (id: number) => words[id - 1] ?? ''

  function codeAt(slot: number): string {
    const ending = endings[slot] ?? 0
    return ending < 0 ? word(-ending) : pidOf(owners[slot] ?? 0, colours[slot] ?? 0) + word(ending)
  }

  function grow() {
    room *= 2
    owners = grown(owners, room)
    prices = grown(prices, room)
    listPrices = grown(listPrices, room)
    stocks = grown(stocks, room)
    sizes = grown(sizes, room)
    endings = grown(endings, room)
    hashes = grown(hashes, room)
    const moreColours = new Uint8Array(room)
    moreColours.set(colours)
    colours = moreColours
    const moreHiddens = new Uint8Array(room)
    moreHiddens.set(hiddens)
    hiddens = moreHiddens
  }

  function file(slot: number) {
    if ((used + 1) * 3 > buckets.length * 2) rehash()
    let at = (hashes[slot] ?? 0) & (buckets.length - 1)
    while ((buckets[at] ?? EMPTY) !== EMPTY) at = (at + 1) & (buckets.length - 1)
    buckets[at] = slot + 1
    used++
  }

  function rehash() {
    const before = buckets
    buckets = new Int32Array(before.length * 2)
    used = 0
    for (const entry of before) if (entry > 0) file(entry - 1)
  }

  function bucketOf(code: string): number | undefined {
    const hash = hashOf(code)
    let at = hash & (buckets.length - 1)
    for (;;) {
      const entry = buckets[at] ?? EMPTY
      if (entry === EMPTY) return undefined
      if (entry > 0 && hashes[entry - 1] === hash && codeAt(entry - 1) === code) return at
      at = (at + 1) & (buckets.length - 1)
    }
  }

  return {
    put({ owner, colour, pid }, rows) {
      const first = count
      for (const row of rows) {
        if (count === room) grow()
        const slot = count++
        owners[slot] = owner
        colours[slot] = colour
        sizes[slot] = wordId(row.size)
        prices[slot] = row.price
        listPrices[slot] = row.listPrice
        stocks[slot] = row.stock
        hiddens[slot] = Number(row.hidden)
        endings[slot] = row.sku.startsWith(pid) ? wordId(row.sku.slice(pid.length)) : -wordId(row.sku)
        hashes[slot] = hashOf(row.sku)
        file(slot)
      }
      return first
    },
    drop(first, howMany) {
      for (let slot = first; slot < first + howMany; slot++) {
        const at = bucketOf(codeAt(slot))
        if (at !== undefined) buckets[at] = GONE
      }
    },
    find(code) {
      const at = bucketOf(code)
      return at === undefined ? undefined : (buckets[at] ?? 0) - 1
    },
    code: codeAt,
    owner: (slot) => owners[slot] ?? 0,
    colour: (slot) => colours[slot] ?? 0,
    size: (slot) => word(sizes[slot] ?? 0),
    price: (slot) => prices[slot] ?? 0,
    listPrice: (slot) => listPrices[slot] ?? 0,
    stock: (slot) => stocks[slot] ?? 0,
    hidden: (slot) => hiddens[slot] === 1,
    setStock(slot, stock) {
      stocks[slot] = stock
    },
    get count() {
      return count
    },
  }
}

function grown(column: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> {
  const roomier = new Int32Array(room)
  roomier.set(column)
  return roomier
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d)
}
