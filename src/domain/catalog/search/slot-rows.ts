/** Rows of numbers by slot, in one piece of memory. */
export interface SlotRows {
  /** Valid until the next change; empty for a slot without a row. */
  get(slot: number): Uint32Array
  /** The first number of a row; 0 without one. */
  first(slot: number): number
  set(slot: number, row: ArrayLike<number>): void
  readonly bytes: number
}

export function createSlotRows(): SlotRows {
  let pool = new Uint32Array(1_024)
  let used = 0
  /** Numbers in the pool that belong to no row any more. */
  let unused = 0
  let starts = new Int32Array(256)
  let lengths = new Int32Array(256)

  const get = (slot: number) => {
    const start = starts[slot] ?? 0
    return pool.subarray(start, start + (lengths[slot] ?? 0))
  }

  function makeRoom(slot: number, more: number) {
    if (slot >= starts.length) {
      const room = Math.max(slot + 1, starts.length * 2)
      starts = longer(starts, room)
      lengths = longer(lengths, room)
    }
    if (used + more <= pool.length) return
    const before = pool
    pool = new Uint32Array(Math.max((used - unused + more) * 1.5, 1_024))
    let next = 0
    for (let each = 0; each < starts.length; each++) {
      const length = lengths[each] ?? 0
      const start = starts[each] ?? 0
      pool.set(before.subarray(start, start + length), next)
      starts[each] = next
      next += length
    }
    used = next
    unused = 0
  }

  return {
    get,
    first: (slot) => ((lengths[slot] ?? 0) === 0 ? 0 : (pool[starts[slot] ?? 0] ?? 0)),
    set(slot, row) {
      makeRoom(slot, row.length)
      const known = lengths[slot] ?? 0
      if (row.length > known) {
        starts[slot] = used
        used += row.length
        unused += known
      } else unused += known - row.length
      pool.set(row, starts[slot] ?? 0)
      lengths[slot] = row.length
    },
    get bytes() {
      return pool.byteLength + starts.byteLength + lengths.byteLength
    },
  }
}

function longer(column: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> {
  const roomier = new Int32Array(room)
  roomier.set(column)
  return roomier
}
