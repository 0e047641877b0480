/** Random numbers from a seed alone: the same seed, the same storm. */
export interface Chance {
  /** A whole number from 0 up to, and without, `below`. */
  whole(below: number): number
  pick<T>(from: readonly [T, ...T[]]): T
}

/** `names` separate the streams of a seed: the fate of a request does not depend on how many came before. */
export function chanceOf(seed: number, ...names: readonly (string | number)[]): Chance {
  let state = hash(`${seed}/${names.join('/')}`)
  function whole(below: number): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  return { whole, pick: (from) => from[whole(from.length)] ?? from[0] }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return value
}
