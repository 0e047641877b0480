/** Numbers in the order of their texts. Adding some to a hundred thousand moves them once and compares a few texts. */
export interface SortedSlots {
  /** Numbers that are not in it yet, each once. */
  add(slots: readonly number[]): void
  remove(slot: number): void
  /** Where a text is, or would be. */
  place(text: string): number
  /** All of them. Valid until the next change. */
  all(): Int32Array
}

/** `textOf` gives the text of a number, which stays the same while the number is in the order. */
export function createSortedSlots(textOf: (slot: number) => string): SortedSlots {
  let slots = new Int32Array(16)
  let count = 0

  /** The first place, below `end`, whose text is not before this one. */
  function place(text: string, end = count): number {
    let low = 0
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (textOf(slots[middle] ?? 0) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  function makeRoom(more: number) {
    if (count + more <= slots.length) return
    const roomier = new Int32Array(Math.max(count + more, slots.length * 2))
    roomier.set(slots.subarray(0, count))
    slots = roomier
  }

  return {
    add(added) {
      makeRoom(added.length)
      // From the last one down, so that each part of the order is moved once, to where it stays.
      const sorted = added.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
      let end = count
      for (let left = sorted.length; left > 0; left--) {
        const slot = sorted[left - 1] ?? 0
        const at = place(textOf(slot), end)
        slots.copyWithin(at + left, at, end)
        slots[at + left - 1] = slot
        end = at
      }
      count += sorted.length
    },
    remove(slot) {
      const at = place(textOf(slot))
      if (at === count || slots[at] !== slot) return
      slots.copyWithin(at, at + 1, count)
      count--
    },
    place: (text) => place(text),
    all: () => slots.subarray(0, count),
  }
}
