import { sql, type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool } from 'kysely'
import { languageTag, type Language } from '#domain/region/language.ts'
import { isFiltered, type ReviewFilter } from '#domain/reviews/review-filter.ts'
import { heightsLike, readBuild } from '#domain/reviews/reviewer-body.ts'
import { isOwnLanguage, ownLanguages } from '#domain/reviews/review-language.ts'
import {
  readCursor,
  REVIEWS_PER_PAGE,
  writeCursor,
  type ReviewCursor,
  type ReviewSort,
} from '#domain/reviews/review-sorts.ts'
import type { ProductEntry } from '#domain/catalog/read-model/entries.ts'
import type { ReviewPage } from '#domain/catalog/read-model/present-detail.ts'
import type { ReviewsContext, ReviewsInput } from '../../../services/catalogue.ts'
import { prepare, type Given } from '../../../db/prepared.ts'
import type { Database, Reader } from '../../../db/schema/database.ts'
import { createCachedReads } from '../cached-reads.ts'
import { bodyOf } from '../../../db/schema/reviewer-body-columns.ts'
import { photosOfReviews, type PhotosByReview } from './photos-of-reviews.ts'
import { videosOfReviews, type VideosByReview } from './videos-of-reviews.ts'

const PAGES_BYTES = 6_000_000
/** Votes do not change a product: cached reviews are read again after the lifetime of a cached page (spec 9.4). */
const READ_AGAIN_MS = 120_000
const NONE: ReviewPage = { list: [], next: '' }

/** Pages of reviews from the database; the first page of a requested product is cached for a while. */
export function createReviewsOfProducts(db: Reader) {
  const cache = createCachedReads<ReviewPage, { readonly changedAt: number; readonly readAt: number }>(
    PAGES_BYTES,
  )

  function newest(entry: ProductEntry, language: Language, now: number): Promise<ReviewPage> {
    const { id, changedAt, totalReviews } = entry
    if (totalReviews === 0) return Promise.resolve(NONE)
    return cache.of(`${id} ${language}`, {
      stamp: { changedAt, readAt: now },
      isFresh: (stamp) => stamp.changedAt === changedAt && Math.abs(now - stamp.readAt) < READ_AGAIN_MS,
      read: () => readNewest(db, id, language),
    })
  }

  return {
    newest,
    page(entry: ProductEntry, { sort, after, filter }: ReviewsInput, { language, now }: ReviewsContext) {
      if (sort === 'recent' && after === '' && !isFiltered(filter)) return newest(entry, language, now)
      return readPage(db, entry.id, { language, sort, filter, after: readCursor(after) })
    },
  }
}

type Reviews = ExpressionBuilder<Database, 'review'>
interface Term {
  readonly of: (row: Reviews) => ExpressionWrapper<Database, 'review', number | string>
  readonly falling: boolean
  readonly at: keyof ReviewCursor
}

/**
 * The orders of spec 2.10. Stars come first where requested, so that no language hides them; then the user's languages.
 */
function termsOf(sort: ReviewSort, own: readonly Language[]): readonly Term[] {
  const foreign: Term = {
    of: (row) =>
      row
        .case()
        .when('lang', 'in', own)
        .then(sql<number>`0`)
        .else(sql<number>`1`)
        .end() as ReturnType<Term['of']>,
    falling: false,
    at: 'foreign',
  }
  const by = (name: 'rating' | 'helpful', falling: boolean): Term => ({
    of: (row) => row.ref(name) as ReturnType<Term['of']>,
    falling,
    at: 'rank',
  })
  const withPhotos: Term = {
    of: (row) =>
      row
        .case()
        .when('photo_count', '>', 0)
        .then(sql<number>`1`)
        .else(sql<number>`0`)
        .end() as ReturnType<Term['of']>,
    falling: true,
    at: 'rank',
  }
  const day: Term = {
    of: (row) => row.ref('created_at') as ReturnType<Term['of']>,
    falling: true,
    at: 'createdAt',
  }
  const id: Term = { of: (row) => row.ref('id') as ReturnType<Term['of']>, falling: false, at: 'id' }
  const first = {
    recent: [foreign],
    highest: [by('rating', true), foreign],
    lowest: [by('rating', false), foreign],
    photos: [withPhotos, foreign],
    helpful: [foreign, by('helpful', true)],
  } as const satisfies Record<ReviewSort, readonly Term[]>
  return [...first[sort], day, id]
}

interface PageRequest {
  readonly language: Language
  readonly sort: ReviewSort
  readonly filter: ReviewFilter
  /** undefined: the first page. */
  readonly after: ReviewCursor | undefined
}

async function readPage(
  db: Reader,
  productId: string,
  { language, sort, filter, after }: PageRequest,
): Promise<ReviewPage> {
  const terms = termsOf(sort, ownLanguages(language))
  const { stars, size } = filter
  const build = filter.build === undefined ? undefined : readBuild(filter.build)
  let query = rowsInOrder(db, productId, terms)
  if (stars !== undefined) query = query.where('rating', '=', stars)
  if (size !== undefined) query = query.where('size', '=', size)
  if (build?.size !== undefined) query = query.where('body_size', '=', build.size)
  if (build?.height !== undefined) {
    const { least, most } = heightsLike(build.height)
    query = query.where('body_height', '>=', least).where('body_height', '<=', most)
  }
  if (after) query = query.where((row) => isAfter(row, terms, after))
  const rows = await query.execute()
  return pageOf(await withFiles(db, rows), sort, language)
}

/** Every product page shows it, so its statement is compiled once. */
const newestRows = prepare((db, given: Given<{ id: string; own: readonly Language[] }>) =>
  rowsInOrder(db, given('id'), termsOf('recent', given('own'))),
)

async function readNewest(db: Reader, id: string, language: Language): Promise<ReviewPage> {
  const { rows } = await newestRows(db, { id, own: ownLanguages(language) })
  return pageOf(await withFiles(db, rows), 'recent', language)
}

function rowsInOrder(db: Reader, productId: string, terms: readonly Term[]) {
  let query = db.selectFrom('review').selectAll().where('product_id', '=', productId)
  for (const { of, falling } of terms) query = query.orderBy(of, falling ? 'desc' : 'asc')
  return query.limit(REVIEWS_PER_PAGE + 1)
}

interface FoundReviews {
  readonly rows: readonly Selectable<Database['review']>[]
  readonly photos: PhotosByReview
  readonly videos: VideosByReview
}

async function withFiles(db: Reader, rows: FoundReviews['rows']): Promise<FoundReviews> {
  return { rows, photos: await photosOfReviews(db, rows), videos: await videosOfReviews(db, rows) }
}

function pageOf({ rows, photos, videos }: FoundReviews, sort: ReviewSort, language: Language): ReviewPage {
  const list = rows.slice(0, REVIEWS_PER_PAGE).map((row) => ({
    id: row.id,
    rating: row.rating,
    title: row.title,
    text: row.text,
    lang: languageTag(row.lang as Language),
    author: row.author,
    createdAt: row.created_at,
    helpful: row.helpful,
    fit: row.fit,
    size: row.size,
    photos: photos.get(row.id) ?? [],
    video: videos.get(row.id),
    ...bodyOf(row),
  }))
  const last = list.at(-1)
  const more = last && rows.length > list.length
  return { list, next: more ? writeCursor(sort, last, isOwnLanguage(last.lang, language)) : '' }
}

/** Rows after the cursor in this order: equal in the first terms, later in the next. */
function isAfter(
  row: Reviews,
  terms: readonly Term[],
  after: ReviewCursor,
): ExpressionWrapper<Database, 'review', SqlBool> {
  return row.or(
    terms.map(({ of, falling, at }, place) =>
      row.and([
        ...terms.slice(0, place).map((term) => row(term.of(row), '=', after[term.at])),
        row(of(row), falling ? '<' : '>', after[at]),
      ]),
    ),
  )
}
