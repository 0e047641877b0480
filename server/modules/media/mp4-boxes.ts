const HEAD = 8
const WIDE_HEAD = 16

/** A box of an ISO BMFF file (MP4, MOV). */
export interface Box {
  readonly name: string
  /** Where its content begins. */
  readonly from: number
  /** Declared end, which may be past the end of the file. */
  readonly to: number
}

/** The boxes that follow each other between two places of a file; what is no box any more ends them. */
export function* boxesIn(view: DataView, { from, to }: Omit<Box, 'name'>): Generator<Box> {
  for (let at = from; at + HEAD <= to;) {
    const [head, length] = measure(view, at, to)
    if (length < HEAD) return
    const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(at + byte)))
    yield { name, from: at + head, to: at + length }
    at += length
  }
}

/** Bytes of the head of a box, and of all of it. */
function measure(view: DataView, at: number, to: number): readonly [head: number, length: number] {
  const size = view.getUint32(at)
  // The last box may go on to the end.
  if (size === 0) return [HEAD, to - at]
  if (size > 1) return [HEAD, size]
  return [WIDE_HEAD, at + WIDE_HEAD > to ? Infinity : Number(view.getBigUint64(at + HEAD))]
}
