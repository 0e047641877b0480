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

function blendCorners(x: number, y: number, seed: number, wrapX: number, wrapY: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const left = wrapX > 0 ? column % wrapX : column
  const right = wrapX > 0 ? (column + 1) % wrapX : column + 1
  const top = wrapY > 0 ? row % wrapY : row
  const low = wrapY > 0 ? (row + 1) % wrapY : row + 1
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const above = gradient(left, top, seed, fx, fy) * (1 - sx) + gradient(right, top, seed, fx - 1, fy) * sx
  const below =
    gradient(left, low, seed, fx, fy - 1) * (1 - sx) + gradient(right, low, seed, fx - 1, fy - 1) * sx
  return 1.25 * (above * (1 - sy) + below * sy)
}

/** Gradient noise, about -1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  return blendCorners(x, y, seed, 0, 0)
}

/** The same, meeting itself after a whole number of cells: for tiles. */
export function tiledNoise(x: number, y: number, cellsX: number, cellsY: number, seed: number): number {
  return blendCorners(x + 0.37, y + 0.41, seed, cellsX, cellsY)
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
