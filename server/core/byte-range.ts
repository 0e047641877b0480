/** The bytes from `first` to `last`, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of `size` bytes that a `Range` header asks for (RFC 9110 14.2): undefined for the whole, for several parts
 * and for an invalid header, 'unsatisfiable' for a part that begins after the end.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = ONE_RANGE.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count > 0 && size > 0 ? { first: Math.max(0, size - count), last: size - 1 } : 'unsatisfiable'
}
