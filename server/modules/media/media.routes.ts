import type { Context } from 'hono'
import { IMMUTABLE } from '../../core/immutable.ts'
import type { Services } from '../../services/services.ts'
import { servePicture } from './media.ts'

/** Pictures under /media/: an address changes with its picture, so browsers cache it without expiry. */
export function pictureRoute(services: Services) {
  return async (c: Context): Promise<Response> => {
    const picture = await servePicture(services, new URL(c.req.url).pathname)
    if (!picture) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    return c.body(new Uint8Array(picture.body), 200, {
      'content-type': picture.type,
      'cache-control': IMMUTABLE,
      'content-length': String(picture.body.byteLength),
    })
  }
}
