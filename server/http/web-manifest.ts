import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { isStoreId } from '#domain/kiosk/code.ts'
import { htmlLang, writeLanguage } from '#domain/region/language.ts'
import type { Services } from '../services.ts'
import { arrivedAt } from './arrived.ts'
import type { RequestReader } from './request.ts'

/** The install manifest, in the visitor's language; its id never changes (experience.md C4). */
export function manifestFor(services: Services, reader: RequestReader, c: Context): Response {
  const place = reader.placeFrom(arrivedAt(c, services.env))
  const say = (id: string, message: string) => services.texts.say(place.language, id, message)
  const at = (path: string) => writeLanguage(path, place.language, place.site)
  const shortcut = (name: string, path: string, icon: string) => ({
    name,
    url: at(path),
    icons: [{ src: `/icons/${icon}.png`, sizes: '96x96', type: 'image/png' }],
  })
  const asked = new URL(c.req.url).searchParams.get('kiosk') ?? ''
  const kiosk = isStoreId(asked) ? asked : undefined
  const manifest = {
    id: '/?app',
    name: 'Vanda',
    short_name: 'Vanda',
    description: say(
      'manifest.description',
      'Dresses, silk and tailoring for women. Works without a network.',
    ),
    lang: htmlLang(place.language),
    dir: 'ltr',
    // A store's tablet speaks the site's own language to each new person.
    start_url: kiosk ? `/?kiosk=${kiosk}` : `${at('/')}?source=pwa`,
    scope: '/',
    display: kiosk ? 'fullscreen' : 'standalone',
    display_override: kiosk ? ['fullscreen'] : ['window-controls-overlay', 'standalone', 'minimal-ui'],
    theme_color: '#f6f1e9',
    background_color: '#f6f1e9',
    categories: ['shopping', 'lifestyle'],
    prefer_related_applications: false,
    launch_handler: { client_mode: kiosk ? 'focus-existing' : 'navigate-existing' },
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
    screenshots: [
      { src: '/install/screenshot-narrow.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow' },
      { src: '/install/screenshot-wide.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide' },
    ],
    shortcuts: [
      shortcut(say('manifest.bag', 'Shopping bag'), '/cart', 'shortcut-bag'),
      shortcut(say('manifest.wishlist', 'Wishlist'), '/user/wishlist', 'shortcut-heart'),
      shortcut(say('manifest.search', 'Search'), '/?search=1', 'shortcut-search'),
    ],
  }
  c.header('cache-control', 'no-cache')
  c.header('content-type', 'application/manifest+json; charset=utf-8')
  const body = JSON.stringify(manifest)
  c.header('etag', `"${createHash('sha1').update(body).digest('base64url')}"`)
  return c.body(body)
}
