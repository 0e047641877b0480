import { foldCode } from '../../text/typed-text.ts'
import { createSortedSlots } from './sorted-slots.ts'

/** Products by their code (SPU), and their order by code: the last tie-break of every search. No language changes it. */
export interface SkuLookup {
  slot(spu: string): number | undefined
  spu(slot: number): string
  /** Gives products that are new here their slots; a slot that has another SPU gets this one. */
  add(products: readonly NumberedProduct[]): void
  /** Products a code-like text names, best first: the SPU itself, the SPU of a SKU, or SPUs that begin so. */
  named(text: string): readonly number[]
  /** Every slot, in the order by code. */
  order(): Int32Array
  readonly size: number
}

interface NumberedProduct {
  readonly spu: string
  readonly slot: number
}

const SHORTEST_SPU_OF_SKU = 4
const SHORTEST_BEGINNING = 3
const MOST_NAMED = 50

export function createSkuLookup(): SkuLookup {
  const slots = new Map<string, number>()
  /** Codes by slot, in lower case, so that case does not matter. */
  const keys: string[] = []
  const sorted = createSortedSlots((slot) => keys[slot] ?? '')

  const spuOf = (slot: number) => {
    const key = keys[slot] ?? ''
    return key.slice(key.indexOf('\n') + 1)
  }

  /** Products whose code begins so, in lower case. */
  function beginning(prefix: string): Int32Array {
    const from = sorted.place(prefix)
    return sorted
      .all()
      .slice(from, from + MOST_NAMED)
      .filter((slot) => keys[slot]?.startsWith(prefix))
  }

  return {
    slot: (spu) => slots.get(spu),
    spu: spuOf,
    add(products) {
      const added = new Set<number>()
      for (const { spu, slot } of products) {
        if (slots.get(spu) === slot) continue
        if (keys[slot] !== undefined && !added.has(slot)) sorted.remove(slot)
        if (slots.get(spuOf(slot)) === slot) slots.delete(spuOf(slot))
        slots.set(spu, slot)
        keys[slot] = `${spu.toLowerCase()}\n${spu}`
        added.add(slot)
      }
      sorted.add([...added])
    },
    named(text) {
      const code = foldCode(text).toLowerCase()
      if (!/^(?=.*\d)[a-z0-9._-]+$/.test(code)) return []
      for (let length = code.length; length >= SHORTEST_SPU_OF_SKU || length === code.length; length--) {
        const [slot] = beginning(`${code.slice(0, length)}\n`)
        if (slot !== undefined) return [slot]
      }
      return code.length < SHORTEST_BEGINNING ? [] : [...beginning(code)]
    },
    order: sorted.all,
    get size() {
      return slots.size
    },
  }
}
