import { etagOf } from '../../core/digest.ts'
import type { Context } from 'hono'
import { isStoreId } from '#domain/kiosk/code.ts'
import { htmlDir, htmlLang, writeLanguage } from '#domain/region/language.ts'
import { SHARE_TARGET } from '#domain/region/share-target.ts'
import type { Services } from '../../services/services.ts'
import { readIncoming } from '../request/incoming-request.ts'
import { INSTALL_SCREENSHOTS } from './install-screenshots.ts'
import type { RequestReader } from '../request/request-context.ts'

const WORDS = {
  description: /*i18n*/ {
    id: 'manifest.description',
    message: 'Dresses, silk and tailoring for women. Works without a network.',
  },
  cart: /*i18n*/ { id: 'manifest.bag', message: 'Shopping bag' },
  card: /*i18n*/ { id: 'manifest.card', message: 'Member code' },
  wishlist: /*i18n*/ { id: 'manifest.wishlist', message: 'Wishlist' },
  search: /*i18n*/ { id: 'manifest.search', message: 'Search' },
}

const SHARED_FIELDS = { title: 'title', text: 'text', url: 'url' }

/** The install manifest in the user's language; its id never changes. */
export function manifestFor(services: Services, reader: RequestReader, c: Context): Response {
  const storefront = reader.storefrontFrom(readIncoming(c, services.env))
  const say = services.texts.in(storefront.language)
  const at = (path: string) => writeLanguage(path, storefront.language, storefront.site)
  const shortcut = (name: string, path: string, icon: string) => ({
    name,
    url: at(path),
    icons: [{ src: `/icons/${icon}.png`, sizes: '96x96', type: 'image/png' }],
  })
  const requested = new URL(c.req.url).searchParams.get('kiosk') ?? ''
  const kiosk = isStoreId(requested) ? requested : undefined
  const manifest = {
    id: '/?app',
    name: 'Vanda',
    short_name: 'Vanda',
    description: say(WORDS.description),
    lang: htmlLang(storefront.language),
    dir: htmlDir(storefront.language),
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
    share_target: { action: at(SHARE_TARGET), method: 'GET', params: SHARED_FIELDS },
    screenshots: Object.values(INSTALL_SCREENSHOTS).map(({ src, sizes, form, label }) => {
      return { src, sizes, type: 'image/jpeg', form_factor: form, label: say(label) }
    }),
    shortcuts: [
      shortcut(say(WORDS.cart), '/cart', 'shortcut-bag'),
      // It stands first there, also without a network.
      shortcut(say(WORDS.card), '/user/dashboard', 'shortcut-code'),
      shortcut(say(WORDS.search), '/?search=1', 'shortcut-search'),
      shortcut(say(WORDS.wishlist), '/user/wishlist', 'shortcut-heart'),
    ],
  }
  c.header('cache-control', 'no-cache')
  c.header('content-type', 'application/manifest+json; charset=utf-8')
  const body = JSON.stringify(manifest)
  const etag = etagOf(body)
  c.header('etag', etag)
  return c.req.header('if-none-match') === etag ? c.body(null, 304) : c.body(body)
}
