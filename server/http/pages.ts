import type { Context } from 'hono'
import { encodeFields, fillPath } from '#contract/encoding.ts'
import { API_PREFIX, HEADERS, type Envelope } from '#contract/envelope.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { readLanguage } from '#domain/region/language.ts'
import type { Services } from '../services.ts'
import { siteOrigin } from '../site-origin.ts'
import { refusal, success } from './answer.ts'
import type { App } from './app-build.ts'
import { arrivedAt } from './arrived.ts'
import { guardMisses } from './limits.ts'
import { inScript } from './in-script.ts'
import { createPageCache, type KeptPage } from './page-cache.ts'
import { pageKey, shownUrl } from './page-key.ts'
import { createPagePacks } from './page-packs.ts'
import { Refusal } from './reasons.ts'
import { ASLEEP, startScript, type SleepingWords } from './page-start.ts'
import { stylesFor } from './page-styles.ts'
import type { Refuser } from './refuse.ts'
import type { RequestReader } from './request.ts'
import { readInput } from './run.ts'
import { contentPolicy, inlineScriptHashes } from './security.ts'
import type { Call, Place, Served } from './served.ts'
import { pack as packBody, unpack } from './pack.ts'

/** Renders public pages: the same for everyone of one site, language, currency and address (design.md 3.3–3.4). */
export function createPages(
  services: Services,
  reader: RequestReader,
  served: readonly Served[],
  app: App,
  { refuse }: Pick<Refuser, 'refuse'>,
) {
  const cache = createPageCache(services.now)
  const packOf = createPagePacks(services.texts)
  const answers = new Map(served.map((one) => [one.endpoint.path, one]))

  return async function page(c: Context): Promise<Response> {
    const arrived = arrivedAt(c, services.env)
    const { url } = arrived
    const place = pagePlace(reader, arrived, url)
    const key = pageKey(place, url)
    try {
      const kept = await cache.get(key, services.catalogue.version(), async () => {
        if (services.env.RATE_LIMITS) await guardMisses(arrived.ip)
        return render(place, shownUrl(url))
      })
      return await send(c, kept)
    } catch (error) {
      if (error instanceof Refusal) return refuse(c, error)
      throw error
    }
  }

  async function render(place: Place, url: URL): Promise<KeptPage> {
    const origin = siteOrigin(services.env.publicUrl, place.site)
    if (services.env.SITE_CLOSED) throw new Refusal('closed')
    const { pack, json: packJson } = packOf(place.language)
    const asked = new Set<string>()
    const request = new Request(new URL(`${url.pathname}${url.search}`, origin))
    const response = await app.renderPage({
      request,
      place,
      origin,
      pack,
      answer: (endpoint, input) => {
        if (endpoint.shared) asked.add(addressOf(endpoint, input))
        return answerInside(endpoint, input, place)
      },
    })
    const location = response.headers.get('location')
    if (location !== null)
      return { status: response.status, location, policy: '', madeOf: '', body: new Uint8Array() }
    return finish(
      await response.text(),
      response.status,
      app.chunksFor((response.headers.get('x-routes') ?? '').split(' ')),
      place,
      [...asked],
      `${inScript({ place, origin, asked: [...asked], sheet: app.sheet }).slice(0, -1)},"pack":${packJson}}`,
    )
  }

  async function answerInside(
    endpoint: AnyEndpoint,
    input: unknown,
    place: Place,
  ): Promise<Envelope<unknown>> {
    const one = answers.get(endpoint.path)
    if (!one || endpoint.kind !== 'read')
      throw new RangeError(`${endpoint.path} cannot be asked while rendering`)
    try {
      return success(await one.answer(nobody(services, place), readInput(one, input))).envelope
    } catch (error) {
      if (error instanceof Refusal) return refusal(services, place, error).envelope
      // The app shows its own page for it, so that it ends here.
      services.log.error('page.failed', { call: endpoint.path, error })
      throw error
    }
  }

  async function finish(
    html: string,
    status: number,
    chunks: readonly string[],
    place: Place,
    asked: readonly string[],
    /** JSON that may stand in a script. */
    facts: string,
  ): Promise<KeptPage> {
    const head =
      app.fonts
        .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
        .join('') +
      `<style>${stylesFor(app.styles, html)}</style>` +
      `<script type="application/json" id="vanda-facts">${facts}</script>`
    const scripts = startScript(chunks, sleepingWords(services, place))
    const whole = html
      .replace('<html ', '<html data-render="ssr" ')
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `${scripts}</body>`)
    return {
      status,
      location: undefined,
      policy: contentPolicy(inlineScriptHashes(whole)),
      madeOf: asked.join(' '),
      body: await packBody(whole),
    }
  }
}

/** The address under which the browser would ask the same (spec 7.1). */
function addressOf(endpoint: AnyEndpoint, input: unknown): string {
  const { path, rest } = fillPath(endpoint, input)
  const query = new URLSearchParams(encodeFields(rest)).toString()
  return `${API_PREFIX}${path}${query && `?${query}`}`
}

function pagePlace(reader: RequestReader, arrived: ReturnType<typeof arrivedAt>, url: URL): Place {
  const spoken = readLanguage(url.pathname).language
  // The address decides the language; header and cookie are for calls (a page must be the same for everyone).
  const asked = reader.placeFrom({ ...arrived, url: new URL(url.pathname, url) })
  return reader.withLanguage(asked, spoken)
}

/** Whoever a page is rendered for: nobody, without a session, so that nothing personal can get into the cache. */
function nobody(services: Services, place: Place): Call {
  return {
    ...place,
    now: services.now(),
    requestId: 'render',
    ip: 'inside',
    principal: '',
    ensurePrincipal: () => Promise.reject(new RangeError('a page is rendered for nobody')),
    leave: () => Promise.resolve(),
    key: '',
    device: '',
    cookie: () => undefined,
    secure: true,
    setHeader: () => {},
  }
}

/** What a page says whose app cannot be had: it can be read, and nothing in it answers. */
function sleepingWords(services: Services, { language }: Place): SleepingWords {
  const say = ({ id, message }: { id: string; message: string }) => services.texts.say(language, id, message)
  return { text: say(ASLEEP.text), action: say(ASLEEP.action) }
}

async function send(c: Context, page: KeptPage): Promise<Response> {
  c.header('cache-control', 'no-cache')
  if (page.location !== undefined)
    return c.redirect(page.location, page.status === 301 ? 301 : page.status === 308 ? 308 : 307)
  c.header('content-type', 'text/html; charset=utf-8')
  c.header('content-security-policy', page.policy)
  if (page.madeOf !== '') c.header(HEADERS.madeOf, page.madeOf)
  c.header('vary', 'Accept-Encoding')
  const { body, encoding } = await unpack(page.body, c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(body as Uint8Array<ArrayBuffer>, page.status as 200)
}
