import type { Context } from 'hono'
import { HEADERS, isSuccess } from '#contract/envelope.ts'
import { readLanguage } from '#domain/region/language.ts'
import { siteOrigin } from '../core/site-origin.ts'
import { addressOf } from './request/address-of.ts'
import type { App } from './app-build.ts'
import { readIncoming } from './request/incoming-request.ts'
import { failedPage } from './failed-page.ts'
import { guardMisses } from './request/limits.ts'
import { pageInOwnLanguage } from './request/page-language.ts'
import type { HttpParts } from './api/http-parts.ts'
import { factsScript } from '#contract/page-facts.ts'
import { inScript } from '#contract/in-script.ts'
import { keepArrival } from './keep-arrival.ts'
import { productPageOfOldAddress } from './old-address.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import { pageKey, shownUrl } from './page-key.ts'
import { createPagePacks } from './page-packs.ts'
import { pageDocument } from './page-document.ts'
import { ASLEEP, startScript } from './page-start.ts'
import { stylesOfPage } from './page-styles.ts'
import { ShopError } from '../core/shop-error.ts'
import { createRenderAnswers } from './render-answers.ts'
import { createRenderReport, type RenderReport } from './render-report.ts'
import type { RequestReader } from './request/request-context.ts'
import { contentPolicy, inlineScriptHashes } from './request/security.ts'
import type { CacheTag } from '../services/revisions.ts'
import type { Storefront } from '../services/route.ts'
import type { Services } from '../services/services.ts'
import { trackedServices } from './api/tracked-services.ts'
import { packQuickly, unpack } from './request/compress.ts'

/** Pages in progress from which on clients wait for the processor rather than for the last kilobytes. */
const MANY_PAGES = 3

/** Renders public pages: the same for everyone of one site, language, currency and address (trust.md S21, S22). */
export function createPages({ services, reader, routes, refuser }: HttpParts, app: App) {
  const cache = createPageCache(services)
  const packOf = createPagePacks(services.texts, app.english)
  const answer = createRenderAnswers(routes)
  let inProgress = 0

  return async function page(c: Context): Promise<Response> {
    const incoming = readIncoming(c, services.env)
    const { url } = incoming
    const storefront = pageStorefront(reader, incoming, url)
    const own = pageInOwnLanguage(storefront.site, url, incoming.headers)
    if (own !== undefined) {
      c.header('cache-control', 'no-store')
      return c.redirect(own, 307)
    }
    const key = pageKey(storefront, url)
    try {
      const stored = await cache.get(key, {
        admit: async () => {
          if (services.env.RATE_LIMITS) await guardMisses(incoming.ip)
        },
        render: (add) => render(storefront, url, { add, requestId: c.get('requestId') }),
      })
      return await send(c, { page: stored, url, storefront })
    } catch (error) {
      if (error instanceof ShopError) return refuser.refuse(c, error)
      throw error
    }
  }

  async function render(
    storefront: Storefront,
    url: URL,
    { add, requestId }: { readonly add: (tag: CacheTag) => void; readonly requestId: string },
  ): Promise<CachedPage> {
    if (services.env.SITE_CLOSED) throw new ShopError('closed')
    const report = createRenderReport(services.log, requestId, storefront)
    inProgress++
    try {
      const tracked = trackedServices(services, add)
      const page = await renderWith({ report, tracked }, storefront, shownUrl(url))
      return { ...page, keep: page.keep && report.isClean() }
    } catch (error) {
      report.pageFailed('', error)
      return await failedPage(services, app, storefront)
    } finally {
      inProgress--
      report.write()
    }
  }

  async function renderWith(
    { report, tracked }: { readonly report: RenderReport; readonly tracked: Services },
    storefront: Storefront,
    url: URL,
  ): Promise<CachedPage> {
    const origin = siteOrigin(services.env.publicUrl, storefront.site)
    const { pack, inPage, address: texts } = packOf(storefront.language)
    const requested = new Set<string>(texts === undefined ? [] : [texts])
    const request = new Request(new URL(`${url.pathname}${url.search}`, origin))
    const {
      status,
      location,
      html,
      routes: shown,
    } = await app.renderPage({
      request,
      storefront,
      origin,
      pack,
      answer: async (endpoint, input) => {
        const address = addressOf(endpoint, input)
        if (endpoint.shared) requested.add(address)
        const envelope = await answer(endpoint, input, { services: tracked, storefront, report })
        // The worker stores no refusal; and an address that no call accepts may be longer than a header.
        if (!isSuccess(envelope.code)) requested.delete(address)
        return envelope
      },
      failed: report.pageFailed,
    })
    const isMissing = status === 404
    const endsInSlash = location !== undefined && url.pathname.endsWith('/')
    // The old addresses are read after rendering: an address that the shop serves itself is never redirected to a product.
    const product =
      isMissing || endsInSlash ? await productPageOfOldAddress(tracked, storefront, url.pathname) : undefined
    if (product !== undefined && isMissing) return redirect(301, product)
    if (product !== undefined && endsInSlash) {
      // The router only drops the slash; an old address needs one redirect, not two.
      const bare = await renderWith({ report, tracked }, storefront, withoutSlash(url))
      if (bare.location === product) return bare
    }
    if (location !== undefined) return redirect(status, location)
    const chunks = app.chunksFor(shown)
    const say = services.texts.in(storefront.language)
    // Message of a page whose app cannot be loaded: it can be read, but its controls do not work.
    const words = { text: say(ASLEEP.text), action: say(ASLEEP.action) }
    const document = pageDocument(html, {
      styles: stylesOfPage(app.stylesFor(chunks)),
      scripts:
        factsScript(inScript({ storefront, origin, requested: [...requested], pack: inPage, texts })) +
        startScript({ chunks, texts }, words),
    })
    return {
      status,
      keep: status < 500,
      location: undefined,
      policy: contentPolicy(inlineScriptHashes(document)),
      body: await packQuickly(document, inProgress < MANY_PAGES ? 'quickly' : 'at-once'),
    }
  }
}

function withoutSlash(url: URL): URL {
  return new URL(`${url.pathname.replace(/(?<!\/)\/+$/, '')}${url.search}`, url)
}

function redirect(status: number, location: string): CachedPage {
  return { status, keep: true, location, policy: '', body: new Uint8Array() }
}

function pageStorefront(
  reader: RequestReader,
  incoming: ReturnType<typeof readIncoming>,
  url: URL,
): Storefront {
  const spoken = readLanguage(url.pathname).language
  // The address decides the language; header and cookie count for calls only (a page must be the same for everyone).
  const storefront = reader.storefrontFrom({ ...incoming, url: new URL(url.pathname, url) })
  return reader.withLanguage(storefront, spoken)
}

interface SentPage {
  readonly page: CachedPage
  readonly url: URL
  readonly storefront: Storefront
}

async function send(c: Context, { page, url, storefront: { currency } }: SentPage): Promise<Response> {
  c.header('cache-control', page.keep ? 'no-cache' : 'no-store')
  if (page.keep) c.header(HEADERS.pageCurrency, currency)
  if (page.location !== undefined)
    return c.redirect(
      keepArrival(page.location, url),
      page.status === 301 ? 301 : page.status === 308 ? 308 : 307,
    )
  c.header('content-type', 'text/html; charset=utf-8')
  c.header('content-security-policy', page.policy)
  c.header('vary', 'Accept-Encoding')
  const { body, encoding } = await unpack(page.body, c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(body, page.status as 200)
}
