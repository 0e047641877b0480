import { minor, type Minor } from '../brand.ts'

/**
 * Splits an amount in proportion to whole weights; the parts always add up to it (largest remainder). Ties go to the smaller key, so that a
 * line's part does not depend on the order of the lines; without keys to the first weight.
 */
export function spread(total: Minor, weights: readonly number[], keys: readonly string[] = []): Minor[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) {
    if (total !== 0) throw new RangeError(`nothing to spread ${total} over`)
    return weights.map(() => minor(0))
  }
  const size = Math.abs(total)
  const shares = weights.map((weight, at) => {
    // Two amounts multiplied outgrow what a double counts exactly.
    const exact = BigInt(size) * BigInt(weight)
    return { at, key: keys[at] ?? '', part: Number(exact / BigInt(whole)), rest: exact % BigInt(whole) }
  })
  let left = size - shares.reduce((sum, { part }) => sum + part, 0)
  for (const one of [...shares].sort(
    (a, b) =>
      Number(b.rest > a.rest) - Number(b.rest < a.rest) ||
      Number(a.key > b.key) - Number(a.key < b.key) ||
      a.at - b.at,
  )) {
    if (left === 0) break
    one.part += 1
    left -= 1
  }
  return shares.map(({ part }) => minor(total < 0 ? -part : part))
}
