/** Products by their code (SPU), and their order by code: the last tie-break of every search. */
export interface SkuLookup {
  slot(spu: string): number | undefined
  add(spu: string, slot: number): void
  remove(spu: string): void
  /** Products a code-like text names, best first: the SPU itself, the SPU of a SKU, or SPUs that begin so. */
  named(text: string): readonly number[]
  /** Every slot, in the order by code. */
  order(): Int32Array
  readonly size: number
}

const SHORTEST_SPU_OF_SKU = 4
const SHORTEST_BEGINNING = 3
const MOST_NAMED = 50

export function createSkuLookup(): SkuLookup {
  const slots = new Map<string, number>()
  const spus = new Map<string, string>()
  /** Sorted when first read, then kept sorted: adding one product to a hundred thousand must not sort them all again. */
  let keys: string[] | undefined
  let order: Int32Array | undefined

  const sorted = () => (keys ??= [...slots.keys()].map(keyOf).sort())

  function place(key: string): number {
    const all = sorted()
    let low = 0
    let high = all.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((all[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }

  function slotsOf(some: readonly string[]): number[] {
    return some.flatMap((key) => slots.get(key.slice(key.indexOf('\n') + 1)) ?? [])
  }

  function beginning(prefix: string): number[] {
    const from = place(prefix)
    const some = sorted().slice(from, from + MOST_NAMED)
    return slotsOf(some.filter((key) => key.startsWith(prefix)))
  }

  return {
    slot: (spu) => slots.get(spu),
    add(spu, slot) {
      if (keys && !slots.has(spu)) keys.splice(place(keyOf(spu)), 0, keyOf(spu))
      slots.set(spu, slot)
      spus.set(spu.toLowerCase(), spu)
      order = undefined
    },
    remove(spu) {
      if (keys && slots.has(spu)) keys.splice(place(keyOf(spu)), 1)
      slots.delete(spu)
      spus.delete(spu.toLowerCase())
      order = undefined
    },
    named(text) {
      const code = text.trim().toLowerCase()
      if (!/^(?=.*\d)[a-z0-9._-]+$/.test(code)) return []
      for (let length = code.length; length >= SHORTEST_SPU_OF_SKU || length === code.length; length--) {
        const slot = slots.get(spus.get(code.slice(0, length)) ?? '')
        if (slot !== undefined) return [slot]
      }
      return code.length < SHORTEST_BEGINNING ? [] : beginning(code)
    },
    order: () => (order ??= Int32Array.from(slotsOf(sorted()))),
    get size() {
      return slots.size
    },
  }
}

function keyOf(spu: string): string {
  return `${spu.toLowerCase()}\n${spu}`
}
