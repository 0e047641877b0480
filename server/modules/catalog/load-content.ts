import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import type { Names } from '#domain/catalog/read-model/entries.ts'
import { createStorefrontContent, type HomePlan } from '#domain/catalog/read-model/storefront-content.ts'
import type { StoreTable } from '../../db/schema/catalog.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { HeroShape, PictureSource } from '../../providers/pictures/picture-source.ts'
import { bannerPicture, heroPicture } from '../media/addresses.ts'
import type { LoadedContent } from '../../services/catalogue.ts'
import { readNames } from './read-rows.ts'
import { siteOffers } from './site-offers.ts'

const text = v.pipe(
  v.looseObject({ en: v.string() }),
  v.transform((names) => readNames(JSON.stringify(names))),
)
const homePlan = v.object({
  /** `wide` and `tall`: photographs of the owner by their hashes. */
  hero: v.object({
    title: text,
    text,
    action: text,
    link: v.string(),
    wide: v.exactOptional(v.string()),
    tall: v.exactOptional(v.string()),
  }),
  banners: v.array(v.string()),
  rails: v.array(v.string()),
})
const countdown = v.object({
  startTime: v.number(),
  hours: v.number(),
  endTime: v.exactOptional(v.number()),
})
/** A shop whose owner has not laid out a home page. */
const NO_HOME: HomePlan = {
  hero: { title: { en: '' }, text: { en: '' }, action: { en: '' }, link: '/', wide: '', tall: '' },
  banners: [],
  rails: [],
}
const SIZE_TABLE = 'size-table:'

/** Letters of HTML, and of what is left of it, that are remembered of one kind. */
const MOST_SANITISED = 1_000_000

/** HTML from data is sanitised on the way in and before it is shown (trust.md S16). */
const tableOnly = sanitizer({
  allowedTags: ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  allowedAttributes: { th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
})
const messageTags = sanitizer({
  allowedTags: ['b', 'strong', 'em', 'i', 'u', 'br', 'span'],
  allowedAttributes: {},
})

/** Content is loaded again when any part of it has changed: HTML that is the same is not sanitised again. */
function sanitizer(allowed: sanitizeHtml.IOptions): (html: string) => string {
  const cleaned = new LRUCache<string, string>({
    maxSize: MOST_SANITISED,
    sizeCalculation: (clean, html) => clean.length + html.length + 1,
  })
  return (html) => {
    const clean = cleaned.get(html) ?? sanitizeHtml(html, allowed)
    cleaned.set(html, clean)
    return clean
  }
}

/** Returns `known` itself when nothing has changed: nodes check every few seconds. */
export async function loadContent(
  db: Reader,
  pictures: PictureSource,
  { now, known }: { readonly now: number; readonly known?: LoadedContent },
): Promise<LoadedContent> {
  const offers = await siteOffers(db, now)
  const [categories, collections, stores, messages, settings, synonyms, articles] = await Promise.all([
    db.selectFrom('category').selectAll().orderBy('id').execute(),
    db.selectFrom('collection').selectAll().orderBy('position').orderBy('key').execute(),
    db.selectFrom('store').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('top_message').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('setting').selectAll().orderBy('key').execute(),
    db.selectFrom('search_synonym').select(['lang', 'entry']).orderBy('lang').orderBy('entry').execute(),
    db
      .selectFrom('article')
      .select(['id', 'lang', 'title', 'summary'])
      .orderBy('id')
      .orderBy('lang')
      .execute(),
  ])
  const home = settings.find((row) => row.key === 'home')
  const tables = settings.filter((row) => row.key.startsWith(SIZE_TABLE))
  const signature = hash(
    'sha256',
    JSON.stringify([categories, collections, stores, messages, home, tables, synonyms, articles, offers]),
    'base64url',
  ).slice(0, 8)
  if (known?.signature === signature) return known
  const rows = {
    categories: categories.map((row) => ({
      id: row.id,
      parent: row.parent_id,
      level: row.level,
      position: row.position,
      slug: row.slug,
      color: row.color,
      names: readNames(row.names),
      bannerIcon: withPictures(row.banner_icon, pictures),
      ...(row.descriptions === null ? {} : { about: readNames(row.descriptions) }),
    })),
    collections: collections.map((row) => ({
      key: row.key,
      names: readNames(row.names),
      about: readNames(row.descriptions),
      banner: bannerPicture(pictures, row.banner),
    })),
    stores: stores.map((row) => [row.id, readNames(row.names)] as const),
    home: home ? withHero(v.parse(homePlan, JSON.parse(home.value)), pictures) : NO_HOME,
    sizeTables: tables.map(
      (row) => [row.key.slice(SIZE_TABLE.length), sanitised(readNames(row.value), tableOnly)] as const,
    ),
    offers,
    synonyms: synonyms.map(({ lang, entry }) => [lang, entry] as const),
    articles: Object.entries(ARTICLE_PAGES).flatMap(([link, id]) =>
      titled(
        link,
        articles.filter((row) => row.id === id),
      ),
    ),
  }
  return {
    ...createStorefrontContent(rows),
    rows,
    messages: messages.map((row) => ({
      msgs: sanitised(readNames(row.msgs), messageTags),
      url: row.url,
      popInfo: row.pop_info,
      countdown: row.countdown === null ? undefined : v.parse(countdown, JSON.parse(row.countdown)),
    })),
    storePlaces: new Map(stores.flatMap((row) => placeOf(row) ?? [])),
    storeAddresses: new Map(stores.map(({ id, address, hours }) => [id, { address, hours }])),
    signature,
  }
}

/** A store of which only one number is known is listed without a place. */
function placeOf({ id, latitude, longitude }: Selectable<StoreTable>) {
  return latitude === null || longitude === null ? undefined : [[id, { latitude, longitude }] as const]
}

/** A page by its titles; without an English one it is not suggested. */
function titled(link: string, rows: readonly { lang: string; title: string; summary: string }[]) {
  const inEach = (field: 'title' | 'summary') =>
    readNames(JSON.stringify(Object.fromEntries(rows.map((row) => [row.lang, row[field]]))))
  return rows.some(({ lang }) => lang === 'en')
    ? [{ link, names: inEach('title'), about: inEach('summary') }]
    : []
}

function withHero(plan: v.InferOutput<typeof homePlan>, pictures: PictureSource): HomePlan {
  const { wide, tall, ...hero } = plan.hero
  const own = (shape: HeroShape, photo: string | undefined) =>
    photo === undefined ? heroPicture(pictures, shape) : bannerPicture(pictures, photo)
  return { ...plan, hero: { ...hero, wide: own('wide', wide), tall: own('tall', tall ?? wide) } }
}

/** The shop's own banners are identified by key; the address changes when one is rendered again. */
export function withPictures(bannerIcon: string, pictures: PictureSource): string {
  return bannerIcon.replaceAll(/"banner:([\w-]{1,40})"/g, (_, key: string) =>
    JSON.stringify(bannerPicture(pictures, key)),
  )
}

function sanitised(names: Names, clean: (html: string) => string): Names {
  const cleaned = Object.entries(names).map(([language, html]) => [language, clean(html ?? '')])
  return readNames(JSON.stringify(Object.fromEntries(cleaned)))
}
