/** Boxes of ISO BMFF that hold boxes, on the way to the tables of a track or of a fragment. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'])

interface Box {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** How many frames each kind of table claims; a table has version and flags, then its own fields. */
const CLAIMS: Readonly<Record<string, (view: DataView, table: Box) => number>> = {
  stts: (view, table) => sumOf(view, table, { bytes: 8, at: 0 }),
  ctts: (view, table) => sumOf(view, table, { bytes: 8, at: 0 }),
  stsc: (view, table) => sumOf(view, table, { bytes: 12, at: 4 }),
  stsz: (view, { from, to }) => numberAt(view, from + 8, to),
  trun: (view, { from, to }) => numberAt(view, from + 4, to),
}

/**
 * Whether a table of an MP4 claims more frames than the file has bytes. A single wrong byte can make four thousand million
 * of twenty, each of which a reader would list.
 */
export function claimsTooManyFrames(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  return claimsIn(view, { name: '', from: 0, to: file.length })
}

function claimsIn(view: DataView, parent: Box): boolean {
  for (const box of boxesIn(view, parent)) {
    if (CONTAINERS.has(box.name) && claimsIn(view, box)) return true
    const claimed = CLAIMS[box.name]?.(view, box) ?? 0
    if (claimed > view.byteLength) return true
  }
  return false
}

function* boxesIn(view: DataView, { from, to }: Box): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const size = view.getUint32(at)
    const isWide = size === 1 && at + 16 <= to
    const length = isWide ? Number(view.getBigUint64(at + 8)) : size === 0 ? to - at : size
    if (length < 8) return
    const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(at + byte)))
    yield { name, from: at + (isWide ? 16 : 8), to: Math.min(at + length, to) }
    at += length
  }
}

/** The sum of one number of each entry. */
function sumOf(view: DataView, { from, to }: Box, entry: { bytes: number; at: number }): number {
  let sum = 0
  for (let at = from + 8; at + entry.bytes <= to; at += entry.bytes) sum += view.getUint32(at + entry.at)
  return sum
}

function numberAt(view: DataView, at: number, to: number): number {
  return at + 4 <= to ? view.getUint32(at) : 0
}
