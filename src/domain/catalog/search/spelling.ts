/** How many typing errors are tolerated in a word of this length. None in numbers: 38 is not 36. */
export function slipsAllowed(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word)) return 0
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

/**
 * One bit for each letter of a word. Words one error apart differ in at most two letters, which spares most
 * comparisons.
 */
export function letterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

/**
 * Typing errors between two words: a letter left out, added, replaced, or swapped with its neighbour ('blosue'). Exact
 * up to `most`; anything larger returns `most + 1`.
 */
export function slips(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: second.length + 1 }, (_, column) => column)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    let best = row
    for (let column = 1; column <= second.length; column++) {
      const match = first[row - 1] === second[column - 1]
      const swapped =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1]
      const cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (match ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(at(last, second.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
