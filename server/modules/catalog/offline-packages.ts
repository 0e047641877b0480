import { SPOKEN, type Spoken } from '#domain/region/language.ts'
import type { Names, ProductEntry } from '#domain/catalog/read-model/entries.ts'
import type { ProductStore } from '#domain/catalog/read-model/product-store.ts'
import { productOf } from '#domain/catalog/read-model/product-store.ts'
import type { PackagedContent } from '#domain/catalog/offline-package/offline-package.ts'
import type { StorefrontContentRows } from '#domain/catalog/read-model/storefront-content.ts'
import {
  packProducts,
  type PackedProducts,
  type PackagedProduct,
} from '#domain/catalog/offline-package/packaged-products.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import type { Texts } from '../../core/texts.ts'
import type { Watermark } from './catalog.queries.ts'
import type { LoadedContent, OfflinePackages } from '../../services/catalogue.ts'
import type { createReviewsOfProducts } from './reviews/reviews-of-products.ts'
import type { createProductTexts } from './texts-of-products.ts'

/** Raised when the columns change. */
const COLUMNS = 3
/**
 * Longest time between a transaction's timestamp and the moment every node has seen it; most of it allows for clock
 * differences between nodes.
 */
const SETTLED_MS = MINUTE_MS
const STEP_MS = 10_000
/** Older versions get no delta: the whole catalogue is then smaller. */
const OLDEST_MS = 30 * DAY_MS
const PART_OF = 500
const MOST_PARTS = 400
/** Above this share of the catalogue a delta saves nothing. */
const MOST_CHANGED = 0.4
const AT_ONCE = 50

interface PackageServices {
  readonly db: Reader
  readonly pictures: PictureSource
  readonly store: ProductStore
  readonly textsOf: ReturnType<typeof createProductTexts>
  readonly newestReviews: ReturnType<typeof createReviewsOfProducts>['newest']
  readonly content: () => LoadedContent
  readonly texts: Pick<Texts, 'group' | 'version'>
  readonly watermark: () => Watermark
}

/**
 * The catalogue for devices. A version is a time: changes stamped before it are in the package, changes stamped after
 * it are in the delta. Any node can answer for a version that another has issued, and no node keeps old states.
 */
export function createOfflinePackages({
  db,
  pictures,
  store,
  textsOf,
  newestReviews,
  content,
  texts,
  watermark,
}: PackageServices): OfflinePackages {
  /** Changes when the stored format changes: the columns, and the picture addresses in them. */
  const format = `${COLUMNS}.${pictures.version}`

  /** Without changes the version stays; while the shop changes there is a new one every few seconds. */
  function snapshotTimeOf(now: number): number {
    const { changedAt, movedAt } = watermark()
    const settled = Math.max(changedAt, movedAt) + SETTLED_MS
    return settled <= now ? settled : Math.floor(now / STEP_MS) * STEP_MS
  }

  /** Changes with what surrounds the products, and with the words of the catalogue itself. */
  function signatureFor(spoken: Spoken): string {
    return [content().signature, texts.version(spoken), texts.version('en')].join('.')
  }

  function versionAt(now: number, spoken: Spoken): string {
    return [format, snapshotTimeOf(now).toString(36), signatureFor(spoken)].join('~')
  }

  /** The same rows with their words in one language and English: search understands both. */
  function contentIn(spoken: Spoken): PackagedContent {
    const languages = new Set<Spoken>([spoken, 'en'])
    const words = [...languages].map((each) => [each, texts.group(each, 'catalog')] as const)
    return { ...inLanguages(content().rows, languages), words: Object.fromEntries(words) }
  }

  function read(version: string, now: number): { time: number; signature: string } | undefined {
    const [packed, stamp = '', signature] = version.split('~')
    if (packed !== format || !/^[0-9a-z]{1,9}$/.test(stamp) || signature === undefined) return undefined
    const time = Number.parseInt(stamp, 36)
    return time > snapshotTimeOf(now) || time < now - OLDEST_MS ? undefined : { time, signature }
  }

  async function pack(
    entries: readonly ProductEntry[],
    spoken: Spoken,
    now: number,
  ): Promise<PackedProducts> {
    const taken: PackagedProduct[] = []
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const some = entries.slice(at, at + AT_ONCE)
      const reported = some.map(async (entry) => {
        const [texts, { list }] = await Promise.all([textsOf(entry), newestReviews(entry, spoken, now)])
        return { product: productOf(entry, store.skus), texts, reviews: list }
      })
      taken.push(...(await Promise.all(reported)))
    }
    return packProducts(taken, spoken)
  }

  async function changedSince(stamp: number): Promise<ProductEntry[]> {
    const changed = new Set<ProductEntry>()
    for (const entry of store.all()) if (entry.changedAt > stamp) changed.add(entry)
    const moved = await db.selectFrom('stock_move').select('sku').distinct().where('at', '>', stamp).execute()
    for (const { sku } of moved) {
      const slot = store.skus.find(sku)
      const entry = slot === undefined ? undefined : store.ownerOf(slot)
      if (entry) changed.add(entry)
    }
    return [...changed]
  }

  return {
    async part({ version, part, of }, spoken, now) {
      if (!read(version, now) || of < 1 || of > MOST_PARTS || part < 0 || part >= of) return undefined
      const entries = [...store.all()].filter((entry) => partOf(entry.id, of) === part)
      const rows = part === 0 ? contentIn(spoken) : null
      return { asOf: now, products: await pack(entries, spoken, now), content: rows }
    },
    async delta(from, spoken, now) {
      const known = from === undefined ? undefined : read(from, now)
      const changed = known ? await changedSince(known.time - SETTLED_MS) : []
      const whole = !known || changed.length > store.size * MOST_CHANGED
      const moved = known !== undefined && known.signature !== signatureFor(spoken)
      return {
        version: versionAt(now, spoken),
        asOf: now,
        whole,
        parts: Math.min(MOST_PARTS, Math.max(1, Math.ceil(store.size / PART_OF))),
        total: store.size,
        products: await pack(whole ? [] : changed, spoken, now),
        content: moved && !whole ? contentIn(spoken) : null,
      }
    },
  }
}

/** The part depends on the id alone, so that a product stays in its part when others are added. */
function partOf(id: string, of: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % of
}

function inLanguages(rows: StorefrontContentRows, languages: ReadonlySet<Spoken>): StorefrontContentRows {
  const others = SPOKEN.filter((language) => !languages.has(language))
  const reduced = JSON.stringify(rows, (_, value: unknown) =>
    isNames(value) ? without(value, others) : value,
  )
  return JSON.parse(reduced) as StorefrontContentRows
}

function isNames(value: unknown): value is Names {
  return typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'
}

function without(names: Names, others: readonly Spoken[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).filter(([language]) => !others.some((one) => one === language)),
  )
}
