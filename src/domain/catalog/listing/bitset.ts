/**
 * A set of product slots, one bit each. Sets of one catalogue may differ in length: what lies beyond the end is absent.
 * Int32 rather than Uint32, because bitwise results are int32 and never have to leave the integer registers.
 */
export type Bits = Int32Array

/** A set seen through its non-empty words, so that counting in a narrow result skips the rest of the catalogue. */
export interface Selection {
  readonly bits: Bits
  /** Ascending indexes of the words that are not zero. */
  readonly active: Int32Array
  readonly count: number
}

export function wordsFor(slots: number): number {
  return (slots + 31) >>> 5
}

export function hasBit(bits: Bits, slot: number): boolean {
  const word = bits[slot >>> 5]
  return word !== undefined && (word & (1 << (slot & 31))) !== 0
}

/** Sets a bit; the answer is the same array, or a longer copy when the slot lay beyond its end. */
export function withBit(bits: Bits, slot: number): Bits {
  const index = slot >>> 5
  const roomy = index < bits.length ? bits : grown(bits, index + 1)
  roomy[index] = (roomy[index] ?? 0) | (1 << (slot & 31))
  return roomy
}

export function clearBit(bits: Bits, slot: number): void {
  const index = slot >>> 5
  if (index < bits.length) bits[index] = (bits[index] ?? 0) & ~(1 << (slot & 31))
}

function grown(bits: Bits, words: number): Bits {
  const longer = new Int32Array(Math.max(words, bits.length * 2))
  longer.set(bits)
  return longer
}

export function intersection(first: Bits, second: Bits): Bits {
  const length = Math.min(first.length, second.length)
  const both = new Int32Array(length)
  for (let index = 0; index < length; index++) both[index] = (first[index] ?? 0) & (second[index] ?? 0)
  return both
}

/** What the first set has and the second has not. */
export function difference(first: Bits, second: Bits): Bits {
  const rest = new Int32Array(first.length)
  for (let index = 0; index < first.length; index++) rest[index] = (first[index] ?? 0) & ~(second[index] ?? 0)
  return rest
}

export function union(sets: readonly Bits[]): Bits {
  const [only] = sets
  if (only && sets.length === 1) return only
  const any = new Int32Array(sets.reduce((longest, bits) => Math.max(longest, bits.length), 0))
  for (const bits of sets) {
    for (let index = 0; index < bits.length; index++) any[index] = (any[index] ?? 0) | (bits[index] ?? 0)
  }
  return any
}

export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function select(bits: Bits): Selection {
  const active = new Int32Array(bits.length)
  let words = 0
  let count = 0
  for (let index = 0; index < bits.length; index++) {
    const word = bits[index] ?? 0
    if (word === 0) continue
    active[words++] = index
    count += popcount(word)
  }
  return { bits, active: active.subarray(0, words), count }
}

/** How many members of the selection are in the set too. */
export function countShared({ bits, active }: Selection, set: Bits): number {
  let count = 0
  if (active.length === bits.length) {
    // Nothing to skip: the straight walk is twice as fast as the one through the indexes.
    const length = Math.min(bits.length, set.length)
    for (let index = 0; index < length; index++) count += popcount((bits[index] ?? 0) & (set[index] ?? 0))
    return count
  }
  for (let at = 0; at < active.length; at++) {
    const index = active[at] ?? 0
    if (index >= set.length) break
    count += popcount((bits[index] ?? 0) & (set[index] ?? 0))
  }
  return count
}

export function forEachSlot({ bits, active }: Selection, visit: (slot: number) => void): void {
  for (let at = 0; at < active.length; at++) {
    const index = active[at] ?? 0
    let word = bits[index] ?? 0
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
}
