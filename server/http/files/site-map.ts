import { setImmediate as nextTask } from 'node:timers/promises'
import type { Context } from 'hono'
import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import { campaignPath } from '#domain/campaigns/campaign-path.ts'
import { collectionPath, listingPath, productPath } from '#domain/region/links.ts'
import { htmlLang, SPOKEN, writeLanguage } from '#domain/region/language.ts'
import { RESTRICTED_HOME, SITES, type Site } from '#domain/region/sites.ts'
import { createDependencies, PRODUCTS, type Dependencies } from '../../services/revisions.ts'
import type { Services } from '../../services/services.ts'
import { html } from '../../providers/html.ts'
import { campaignKeys } from '../../modules/content/read-campaigns.ts'
import { readIncoming } from '../request/incoming-request.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import type { RequestReader } from '../request/request-context.ts'
import type { Storefront } from '../../services/route.ts'

const MOST_PRODUCTS = 10_000
/** Entries written before other work goes first. */
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

/** All public pages of the requested site, each with its other languages; written once per site until one of them changes. */
export function createSiteMap(services: Services, reader: RequestReader) {
  const written = new Map<Site, { readonly dependencies: Dependencies; readonly text: Promise<string> }>()

  function textFor(storefront: Storefront): Promise<string> {
    const known = written.get(storefront.site)
    if (known?.dependencies.areCurrent()) return known.text
    const dependencies = createDependencies(services.catalogue.revisions)
    dependencies.add(PRODUCTS)
    const text = siteMap(services, storefront)
    written.set(storefront.site, { dependencies, text })
    text.catch(() => written.delete(storefront.site))
    return text
  }

  return async (c: Context): Promise<Response> => {
    const text = await textFor(reader.storefrontFrom(readIncoming(c, services.env)))
    return c.body(text, 200, { 'content-type': 'application/xml; charset=utf-8' })
  }
}

async function siteMap(services: Services, storefront: Storefront): Promise<string> {
  const origin = siteOrigin(services.env.publicUrl, storefront.site)
  const paths = await publicPaths(services, storefront)
  const entries: string[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    for (const path of paths.slice(at, at + AT_ONCE)) entries.push(entry(path, origin, storefront))
    await nextTask()
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
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
    ...Object.keys(ARTICLE_PAGES),
    ...walk(services.catalogue.categories({ ...storefront, language: 'en' })),
    '/activePage',
    ...campaigns.map(campaignPath),
    ...[...collections.keys()].toSorted().map(collectionPath),
    ...services.catalogue.listed(MOST_PRODUCTS).map(({ slug, spu }) => productPath({ name: slug, spu })),
  ]
}

function entry(path: string, origin: string, storefront: Storefront): string {
  const address = (language: (typeof SPOKEN)[number]) =>
    origin + writeLanguage(path, language, storefront.site)
  const others = SPOKEN.map(
    (code) => html`<xhtml:link rel="alternate" hreflang="${htmlLang(code)}" href="${address(code)}" />`,
  )
  return html`<url><loc>${address('en')}</loc>${others}</url>`.toString()
}
