import type { Context } from 'hono'
import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import { collectionPath, listingPath, productPath } from '#domain/region/links.ts'
import { htmlLang, SPOKEN, writeLanguage } from '#domain/region/language.ts'
import { RESTRICTED_HOME, SITES } from '#domain/region/sites.ts'
import type { Services } from '../services.ts'
import { arrivedAt } from './arrived.ts'
import { siteOrigin } from '../site-origin.ts'
import type { RequestReader } from './request.ts'
import type { Place } from './served.ts'

const MOST_ADDRESSES = 10_000
const PRIVATE = [
  '/api/',
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

/** All public pages of the site that was asked, each with its other languages. */
export async function siteMap(services: Services, reader: RequestReader, c: Context): Promise<string> {
  const place = reader.placeFrom(arrivedAt(c, services.env))
  const origin = siteOrigin(services.env.publicUrl, place.site)
  const paths = await publicPaths(services, place)
  const entries = paths.map((path) => entry(path, origin, place))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

async function publicPaths(services: Services, place: Place): Promise<string[]> {
  if (SITES[place.site].restricted) return [RESTRICTED_HOME]
  const { db } = services.store
  const walk = (nodes: ReturnType<typeof services.catalogue.categories>): string[] =>
    nodes.flatMap((node) => [listingPath(node.categoryName, node.categoriesId), ...walk(node.subCategory)])
  const collections = await db.selectFrom('collection').select('key').execute()
  const products = await db
    .selectFrom('product')
    .select(['slug', 'spu'])
    .where('listed', '=', 1)
    .orderBy('rank')
    .limit(MOST_ADDRESSES)
    .execute()
  return [
    '/',
    '/pages/garment-size-guide',
    '/help/offline',
    ...Object.keys(ARTICLE_PAGES),
    ...walk(services.catalogue.categories({ ...place, language: 'en' })),
    ...collections.map((row) => collectionPath(row.key)),
    ...products.map((row) => productPath({ name: row.slug, spu: row.spu })),
  ]
}

function entry(path: string, origin: string, place: Place): string {
  const address = (language: (typeof SPOKEN)[number]) =>
    escapeXml(origin + writeLanguage(path, language, place.site))
  const others = SPOKEN.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${htmlLang(code)}" href="${address(code)}"/>`,
  )
  return `<url><loc>${address('en')}</loc>${others.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
