import { SPOKEN, type Spoken } from '#domain/region/language.ts'
import type { Names, ProductEntry } from '#domain/shelves/entries.ts'
import type { ProductShelf } from '#domain/shelves/product-shelf.ts'
import { productOf } from '#domain/shelves/shelf-product.ts'
import type { WindowRows } from '#domain/shelves/shop-window.ts'
import { packProducts, type PackedProducts, type TakenProduct } from '#domain/shelves/taken-products.ts'
import type { Reader } from '../../db/schema/database.ts'
import { DRAWING_VERSION } from '../../db/demo/drawing/drawing.ts'
import type { Watermark } from './changes.ts'
import type { LoadedWindow } from './shop-window.ts'
import type { createReviewsOfProducts } from './reviews-of-products.ts'
import type { createProductTexts } from './texts-of-products.ts'

/** Changes with the columns, and with the drawings that picture addresses are made of. */
const FORMAT = `2.${DRAWING_VERSION}`
/** Between a transaction's stamp and the moment every node has seen it; clocks of nodes may differ by most of it. */
const SETTLED_MS = 60_000
const STEP_MS = 10_000
/** Older ones are not followed: by then the whole shop is the shorter answer. */
const OLDEST_MS = 30 * 24 * 3_600_000
const PART_OF = 500
const MOST_PARTS = 400
/** Past this share of the shop a delta is no gain. */
const MOST_CHANGED = 0.4
const AT_ONCE = 50

interface BundleParts {
  readonly db: Reader
  readonly shelf: ProductShelf
  readonly textsOf: ReturnType<typeof createProductTexts>
  readonly newestReviews: ReturnType<typeof createReviewsOfProducts>['newest']
  readonly window: () => LoadedWindow
  readonly watermark: () => Watermark
}

export interface Bundles {
  /** undefined: a version this shop does not know, or no such part. */
  part(
    asked: { readonly version: string; readonly part: number; readonly of: number },
    spoken: Spoken,
    now: number,
  ): Promise<{ asOf: number; products: PackedProducts; window: WindowRows | null } | undefined>
  delta(
    from: string | undefined,
    spoken: Spoken,
    now: number,
  ): Promise<{
    version: string
    asOf: number
    whole: boolean
    parts: number
    total: number
    products: PackedProducts
    window: WindowRows | null
  }>
}

/**
 * The catalogue for devices. A version is a moment: whatever was stamped before it is in the bundle, whatever was stamped
 * after is in the delta, so that any node answers for a version that another has named, and none keeps old states.
 */
export function createBundles({
  db,
  shelf,
  textsOf,
  newestReviews,
  window,
  watermark,
}: BundleParts): Bundles {
  /** A quiet shop keeps its version; one that is changing gets a new one every few seconds. */
  function momentOf(now: number): number {
    const { changedAt, movedAt } = watermark()
    const settled = Math.max(changedAt, movedAt) + SETTLED_MS
    return settled <= now ? settled : Math.floor(now / STEP_MS) * STEP_MS
  }

  function versionAt(now: number): string {
    return [FORMAT, momentOf(now).toString(36), window().signature].join('~')
  }

  function read(version: string, now: number): { moment: number; signature: string } | undefined {
    const [format, stamp = '', signature] = version.split('~')
    if (format !== FORMAT || !/^[0-9a-z]{1,9}$/.test(stamp) || signature === undefined) return undefined
    const moment = Number.parseInt(stamp, 36)
    return moment > momentOf(now) || moment < now - OLDEST_MS ? undefined : { moment, signature }
  }

  async function pack(
    entries: readonly ProductEntry[],
    spoken: Spoken,
    now: number,
  ): Promise<PackedProducts> {
    const taken: TakenProduct[] = []
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const some = entries.slice(at, at + AT_ONCE)
      const told = some.map(async (entry) => {
        const [texts, { list }] = await Promise.all([textsOf(entry), newestReviews(entry, spoken, now)])
        return { product: productOf(entry, shelf.skus), texts, reviews: list }
      })
      taken.push(...(await Promise.all(told)))
    }
    return packProducts(taken, spoken)
  }

  async function changedSince(stamp: number): Promise<ProductEntry[]> {
    const changed = new Set<ProductEntry>()
    for (const entry of shelf.all()) if (entry.changedAt > stamp) changed.add(entry)
    const moved = await db.selectFrom('stock_move').select('sku').distinct().where('at', '>', stamp).execute()
    for (const { sku } of moved) {
      const slot = shelf.skus.find(sku)
      const entry = slot === undefined ? undefined : shelf.ownerOf(slot)
      if (entry) changed.add(entry)
    }
    return [...changed]
  }

  return {
    async part({ version, part, of }, spoken, now) {
      if (!read(version, now) || of < 1 || of > MOST_PARTS || part < 0 || part >= of) return undefined
      const entries = [...shelf.all()].filter((entry) => partOf(entry.id, of) === part)
      const rows = part === 0 ? inLanguage(window().rows, spoken) : null
      return { asOf: now, products: await pack(entries, spoken, now), window: rows }
    },
    async delta(from, spoken, now) {
      const known = from === undefined ? undefined : read(from, now)
      const changed = known ? await changedSince(known.moment - SETTLED_MS) : []
      const whole = !known || changed.length > shelf.size * MOST_CHANGED
      const moved = known !== undefined && known.signature !== window().signature
      return {
        version: versionAt(now),
        asOf: now,
        whole,
        parts: Math.min(MOST_PARTS, Math.max(1, Math.ceil(shelf.size / PART_OF))),
        total: shelf.size,
        products: await pack(whole ? [] : changed, spoken, now),
        window: moved && !whole ? inLanguage(window().rows, spoken) : null,
      }
    },
  }
}

/** By the id alone, so that a product stays in its part while others come. */
function partOf(id: string, of: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % of
}

/** The same rows with their words in one language and English: search understands both. */
function inLanguage(rows: WindowRows, spoken: Spoken): WindowRows {
  const others = SPOKEN.filter((language) => language !== 'en' && language !== spoken)
  const reduced = JSON.stringify(rows, (_, value: unknown) =>
    isNames(value) ? without(value, others) : value,
  )
  return JSON.parse(reduced) as WindowRows
}

function isNames(value: unknown): value is Names {
  return typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'
}

function without(names: Names, others: readonly Spoken[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).filter(([language]) => !others.some((one) => one === language)),
  )
}
