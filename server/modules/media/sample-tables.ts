import { boxesIn, type Box } from './mp4-boxes.ts'

/** Boxes of ISO BMFF that hold boxes, on the way to the tables of a track or of a fragment. */
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'])

/** How many frames each kind of table claims; a table has version and flags, then its own fields. */
const CLAIMS: ReadonlyMap<string, (view: DataView, table: Box) => number> = new Map([
  ['stts', (view, table) => sumOf(view, table, { bytes: 8, at: 0 })],
  ['ctts', (view, table) => sumOf(view, table, { bytes: 8, at: 0 })],
  ['stsc', (view, table) => sumOf(view, table, { bytes: 12, at: 4 })],
  ['stsz', (view, { from, to }) => numberAt(view, from + 8, to)],
  ['trun', (view, { from, to }) => numberAt(view, from + 4, to)],
])

/**
 * Picture and sound together: a minute at 240 frames a second, with sound in pieces of 1,024 samples at 96 kHz, has a third of
 * it. A reader lists each frame, in about 500 bytes.
 */
export const MOST_FRAMES = 60_000

/**
 * Whether the tables of one kind in an MP4 claim more frames than the longest allowed video has, or than the file has
 * bytes. A single wrong byte can make four thousand million of twenty, each of which a reader would list.
 */
export function claimsTooManyFrames(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const most = Math.min(file.length, MOST_FRAMES)
  const claimed = new Map<string, number>()
  for (const table of tablesIn(view, { from: 0, to: file.length })) {
    const sum = (claimed.get(table.name) ?? 0) + (CLAIMS.get(table.name)?.(view, table) ?? 0)
    if (sum > most) return true
    claimed.set(table.name, sum)
  }
  return false
}

function* tablesIn(view: DataView, parent: Omit<Box, 'name'>): Generator<Box> {
  for (const found of boxesIn(view, parent)) {
    const box = { ...found, to: Math.min(found.to, parent.to) }
    if (CONTAINERS.has(box.name)) yield* tablesIn(view, box)
    else if (CLAIMS.has(box.name)) yield box
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
