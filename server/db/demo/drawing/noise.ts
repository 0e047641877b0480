function gradient(column: number, row: number, seed: number, x: number, y: number): number {
  let mixed = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  mixed ^= mixed >>> 16
  const a = (mixed & 4) === 0 ? x : -x
  const b = (mixed & 8) === 0 ? y : -y
  return (mixed & 3) === 0
    ? a + b * 0.4
    : (mixed & 3) === 1
      ? a * 0.4 + b
      : (mixed & 3) === 2
        ? a + b
        : a - b * 0.6
}

/** Gradient noise, about -1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const top =
    gradient(column, row, seed, fx, fy) * (1 - sx) + gradient(column + 1, row, seed, fx - 1, fy) * sx
  const low =
    gradient(column, row + 1, seed, fx, fy - 1) * (1 - sx) +
    gradient(column + 1, row + 1, seed, fx - 1, fy - 1) * sx
  return 1.25 * (top * (1 - sy) + low * sy)
}

/** Each octave is turned against the last, so that no grid shows. */
export function turbulence(x: number, y: number, seed: number, octaves = 3): number {
  let sum = 0
  let weight = 0.6
  let px = x
  let py = y
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(px, py, seed + octave) * weight
    weight *= 0.5
    const turned = px * 1.6 - py * 1.2 + 3.7
    py = px * 1.2 + py * 1.6 + 1.3
    px = turned
  }
  return sum
}
