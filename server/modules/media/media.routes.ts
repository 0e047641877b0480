import type { Context } from 'hono'
import { IMMUTABLE } from '../../core/immutable.ts'
import type { Services } from '../../services/services.ts'
import { servePicture } from './media.ts'
import { serveParts } from './serve-parts.ts'
import { findVideo } from './videos.ts'

/** Pictures, films and videos under /media/: an address changes with its content, so browsers cache it without expiry. */
export function pictureRoute(services: Services) {
  return async (c: Context): Promise<Response> => {
    const { pathname } = new URL(c.req.url)
    const video = await findVideo(services.store.db, pathname)
    if (video) return serveParts(c, video)
    const picture = await servePicture(services, pathname)
    if (!picture) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const { body, type } = picture
    if (type === 'video/webm')
      return serveParts(c, {
        type,
        size: body.byteLength,
        read: ({ first, last }) => body.slice(first, last + 1),
      })
    return c.body(new Uint8Array(body), 200, {
      'content-type': type,
      'cache-control': IMMUTABLE,
      'content-length': String(body.byteLength),
    })
  }
}
