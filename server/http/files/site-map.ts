import { setImmediate as nextTask } from 'node:timers/promises'
import type { Context } from 'hono'
import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import { POINTS_PAGE } from '#domain/catalog/points-purchase.ts'
import { campaignPath } from '#domain/campaigns/campaign-path.ts'
import { collectionPath, listingPath, productPath } from '#domain/region/links.ts'
import { htmlLang, SPOKEN, writeLanguage, type Spoken } from '#domain/region/language.ts'
import { RESTRICTED_HOME, SITES, type Site } from '#domain/region/sites.ts'
import { createDependencies, PRODUCTS, type Dependencies } from '../../services/revisions.ts'
import type { Services } from '../../services/services.ts'
import { html } from '../../providers/html.ts'
import { campaignKeys } from '../../modules/content/read-campaigns.ts'
import { readIncoming } from '../request/incoming-request.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import type { RequestReader } from '../request/request-context.ts'
import type { Storefront } from '../../services/route.ts'

/** The protocol allows a file 50,000 addresses and 50 MB; a page has an address in every complete language. */
const PAGES_IN_A_FILE = 2_500
/** Pages written before other work goes first. */
const AT_ONCE = 200
const PRIVATE = [
  '/api/',
  '/plain/',
  '/cart',
  '/checkout',
  '/checkout-guest',
  '/payment-result',
  '/pay-loading',
  '/user/',
]

export function robotsText(services: Services): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${services.env.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const XML = { 'content-type': 'application/xml; charset=utf-8' }
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * The index of the requested site and its files: every public page in every complete language, each with all of them. The
 * pages are read once per site until one of them changes.
 */
export function createSiteMap(services: Services, reader: RequestReader) {
  const read = new Map<Site, { readonly dependencies: Dependencies; readonly paths: Promise<string[]> }>()

  function pathsFor(storefront: Storefront): Promise<string[]> {
    const known = read.get(storefront.site)
    if (known?.dependencies.areCurrent()) return known.paths
    const dependencies = createDependencies(services.catalogue.revisions)
    dependencies.add(PRODUCTS)
    const paths = publicPaths(services, storefront)
    read.set(storefront.site, { dependencies, paths })
    paths.catch(() => read.delete(storefront.site))
    return paths
  }

  async function siteOf(c: Context) {
    const storefront = reader.storefrontFrom(readIncoming(c, services.env))
    const origin = siteOrigin(services.env.publicUrl, storefront.site)
    return { site: storefront.site, origin, paths: await pathsFor(storefront) }
  }

  return {
    index: async (c: Context): Promise<Response> => {
      const { origin, paths } = await siteOf(c)
      const files = Array.from(
        { length: Math.ceil(paths.length / PAGES_IN_A_FILE) },
        (_, at) => html`<sitemap><loc>${origin}/sitemap/${at + 1}.xml</loc></sitemap>`,
      )
      return c.body(document(`<sitemapindex xmlns="${NAMESPACE}">`, files.map(String)), 200, XML)
    },
    file: async (c: Context): Promise<Response> => {
      const [, number = '0'] = /^(\d{1,6})\.xml$/.exec(c.req.param('file') ?? '') ?? []
      const { paths, ...mapped } = await siteOf(c)
      const from = (Number(number) - 1) * PAGES_IN_A_FILE
      const pages = from < 0 ? [] : paths.slice(from, from + PAGES_IN_A_FILE)
      if (pages.length === 0) return c.text('Not found', 404, { 'cache-control': 'no-store' })
      return c.body(await writeFile(pages, mapped), 200, XML)
    },
  }
}

interface MappedSite {
  readonly site: Site
  readonly origin: string
}

async function writeFile(paths: readonly string[], mapped: MappedSite): Promise<string> {
  const entries: string[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    for (const path of paths.slice(at, at + AT_ONCE)) entries.push(...entriesOf(path, mapped))
    await nextTask()
  }
  return document(`<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`, entries)
}

function document(root: string, entries: readonly string[]): string {
  const [name = ''] = /\w+/.exec(root) ?? []
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${entries.join('\n')}\n</${name}>\n`
}

async function publicPaths(services: Services, storefront: Storefront): Promise<string[]> {
  if (SITES[storefront.site].restricted) return [RESTRICTED_HOME]
  const walk = (nodes: ReturnType<typeof services.catalogue.categories>): string[] =>
    nodes.flatMap((node) => [listingPath(node.categoryName, node.categoriesId), ...walk(node.subCategory)])
  const { collections } = services.catalogue.content()
  const campaigns = await campaignKeys(services.store.db, services.now())
  return [
    '/',
    '/pages/garment-size-guide',
    '/help/offline',
    '/reward',
    '/referral',
    POINTS_PAGE,
    ...Object.keys(ARTICLE_PAGES),
    ...walk(services.catalogue.categories({ ...storefront, language: 'en' })),
    '/activePage',
    ...campaigns.map(campaignPath),
    ...[...collections.keys()].toSorted().map(collectionPath),
    ...services.catalogue
      .listed(Number.MAX_SAFE_INTEGER)
      .map(({ slug, spu }) => productPath({ name: slug, spu })),
  ]
}

/** A page in each complete language; each names all of them, as the page itself does. */
function entriesOf(path: string, { site, origin }: MappedSite): string[] {
  const address = (language: Spoken) => origin + writeLanguage(path, language, site)
  const alternate = (tag: string, language: Spoken) =>
    html`<xhtml:link rel="alternate" hreflang="${tag}" href="${address(language)}" />`
  const alternates = [...SPOKEN.map((code) => alternate(htmlLang(code), code)), alternate('x-default', 'en')]
  return SPOKEN.map((code) => html`<url><loc>${address(code)}</loc>${alternates}</url>`.toString())
}
