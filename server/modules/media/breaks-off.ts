import { boxesIn } from './mp4-boxes.ts'

/** Whether every box of an ISO BMFF file ends within it. */
export function hasWholeBoxes(file: Uint8Array): boolean {
  for (const { to } of boxesIn(viewOf(file), { from: 0, to: file.length })) if (to > file.length) return false
  return true
}

const ID_BYTES = 4

/** Whether the segment of a WebM file ends within it; a browser's recording has no length. */
export function hasWholeSegment(file: Uint8Array): boolean {
  const view = viewOf(file)
  const head = readSize(view, ID_BYTES)
  if (!head) return false
  const segment = readSize(view, head.next + head.size + ID_BYTES)
  if (!segment) return false
  return segment.isUnknown || segment.next + segment.size <= file.length
}

interface ElementSize {
  readonly size: number
  /** Where the content begins. */
  readonly next: number
  readonly isUnknown: boolean
}

/** A number of EBML: as many zero bits as bytes follow the first one, then a one. */
function readSize(view: DataView, at: number): ElementSize | undefined {
  if (at >= view.byteLength) return undefined
  const first = view.getUint8(at)
  const width = Math.clz32(first) - 23
  const next = at + width
  if (width > 8 || next > view.byteLength) return undefined
  let size = first & (0xff >> width)
  let ones = size === 0xff >> width
  for (let byte = at + 1; byte < next; byte++) {
    size = size * 256 + view.getUint8(byte)
    ones &&= view.getUint8(byte) === 0xff
  }
  return { size, next, isUnknown: ones }
}

function viewOf(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength)
}
