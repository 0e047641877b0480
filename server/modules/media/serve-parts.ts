import type { Context } from 'hono'
import { readByteRange, type ByteRange } from '../../core/byte-range.ts'
import { IMMUTABLE } from '../../core/immutable.ts'

/** A file that browsers fetch in parts. */
export interface PartedFile {
  readonly type: `video/${string}`
  /** Bytes. */
  readonly size: number
  /** A file that no browser plays is saved, never opened. */
  readonly saved?: boolean
  read(range: ByteRange): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** Browsers fetch a film in ranges; Safari plays none from a server without range requests. */
export function serveParts(c: Context, { type, size, saved = false, read }: PartedFile): Response {
  // Without a validator there is nothing that `If-Range` could match.
  const part = c.req.header('if-range') === undefined ? readByteRange(c.req.header('range'), size) : undefined
  if (part === 'unsatisfiable')
    return c.body(null, 416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
  const range = part ?? { first: 0, last: size - 1 }
  const { first, last } = range
  return c.body(read(range), part ? 206 : 200, {
    'content-type': type,
    'cache-control': IMMUTABLE,
    'accept-ranges': 'bytes',
    'content-length': String(last - first + 1),
    ...(part ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
    ...(saved ? { 'content-disposition': 'attachment' } : {}),
  })
}
