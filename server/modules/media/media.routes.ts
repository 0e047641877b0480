import type { Context } from 'hono'
import { readByteRange } from '../../core/byte-range.ts'
import { IMMUTABLE } from '../../core/immutable.ts'
import type { Services } from '../../services/services.ts'
import { servePicture, type ServedPicture } from './media.ts'

/** Pictures and films under /media/: an address changes with its picture, so browsers cache it without expiry. */
export function pictureRoute(services: Services) {
  return async (c: Context): Promise<Response> => {
    const picture = await servePicture(services, new URL(c.req.url).pathname)
    if (!picture) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    if (picture.type === 'video/webm') return serveFilm(c, picture)
    return c.body(new Uint8Array(picture.body), 200, {
      'content-type': picture.type,
      'cache-control': IMMUTABLE,
      'content-length': String(picture.body.byteLength),
    })
  }
}

/** Browsers fetch a film in parts; Safari plays none from a server that knows no parts. */
function serveFilm(c: Context, { body, type }: ServedPicture): Response {
  const size = body.byteLength
  // Without a validator there is nothing that `If-Range` could match.
  const part = c.req.header('if-range') === undefined ? readByteRange(c.req.header('range'), size) : undefined
  if (part === 'unsatisfiable')
    return c.body(null, 416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
  const { first, last } = part ?? { first: 0, last: size - 1 }
  return c.body(new Uint8Array(body.subarray(first, last + 1)), part ? 206 : 200, {
    'content-type': type,
    'cache-control': IMMUTABLE,
    'accept-ranges': 'bytes',
    'content-length': String(last - first + 1),
    ...(part ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
  })
}
