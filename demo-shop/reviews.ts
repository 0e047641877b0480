import { countTally } from '#domain/reviews/review-tally.ts'
import { SHOP_CHART } from '#domain/sizing/body-charts.ts'
import type { ReviewerBody } from '#domain/reviews/reviewer-body.ts'
import { visibleSizes } from '#domain/catalog/variants.ts'
import { bodyColumns } from '#server/db/schema/reviewer-body-columns.ts'
import type { ReviewTable, SkuTable } from '#server/db/schema/catalog.ts'
import { chance, pick, seeded, type Random } from './drawing/canvas/random.ts'
import { WORDS, type DemoLanguage } from './words/languages.ts'
import { ONE_SIZE } from './sizes/sizes.ts'
import type { Remark, Tone } from './words/words.ts'

const RATINGS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1] as const
const TONE = { 5: 'delighted', 4: 'content', 3: 'mixed', 2: 'mixed', 1: 'unhappy' } as const satisfies Record<
  number,
  Tone
>
const LANGUAGES = ['en', 'en', 'en', 'zh', 'zh', 'ja', 'fr'] as const
/** Only the start of the catalogue has many reviews; the rest of a large shop has a few each. */
const TALKED_ABOUT = 2_000

interface ReviewedProduct {
  readonly id: string
  readonly index: number
  readonly createdAt: number
  readonly sizes: readonly string[]
}

/**
 * Reviews of a product since it was added: a third of the products have some. No remark and no author stands twice beside
 * one product: who would write under a name that is taken is anonymous.
 */
export function reviewsFor(product: ReviewedProduct, now: number, random: Random): ReviewTable[] {
  if (!chance(random, 0.36)) return []
  const { sizes } = product
  const most = product.index < TALKED_ABOUT ? 40 : 3
  const count = 1 + Math.floor(random() ** 1.6 * most)
  const worn = !sizes.includes(ONE_SIZE)
  const said = new Set<Remark>()
  const authors = new Set<string>()
  return Array.from({ length: Math.min(most, count) }, (_, at) => at).flatMap((at) => {
    const lang = pick(random, LANGUAGES)
    const rating = pick(random, RATINGS)
    const remark = pick(random, remarksOf(lang, TONE[rating], worn))
    const felt = pick(random, ['small', 'true', 'true', 'true', 'large'])
    const name = pick(random, WORDS[lang].reviewers)
    if (said.has(remark)) return []
    said.add(remark)
    const author = authors.has(name) ? '' : name
    authors.add(name)
    const id = `${product.id}R${at + 1}`
    const size = sizes[Math.floor(random() * sizes.length)] ?? ''
    return [
      {
        id,
        product_id: product.id,
        rating,
        fit: worn ? (remark.fit ?? felt) : '',
        size,
        lang,
        title: remark.title,
        text: remark.text,
        author,
        helpful: Math.floor(random() ** 4 * 40),
        created_at: Math.floor(product.createdAt + (now - product.createdAt) * random()),
        shopper: null,
        anonymous: author === '' ? 1 : 0,
        photo_count: 0,
        video_hash: null,
        video_cover: null,
        ...bodyColumns(worn ? bodyIn(size, seeded(`body ${id}`)) : undefined),
      },
    ]
  })
}

/** Two of three authors show their body: about that of the size they bought. */
function bodyIn(size: string, random: Random): ReviewerBody | undefined {
  const { bust, waist, hip } = SHOP_CHART.find((row) => row.size === size)?.measures ?? {}
  if (!chance(random, 0.67)) return undefined
  const height = 10 * Math.round(152 + 26 * ((random() + random()) / 2))
  if (!bust || !waist || !hip || chance(random, 0.3)) return { height }
  const near = (cm: string) => 10 * (Number(cm) - Math.floor(random() * 3))
  return { height, bust: near(bust), waist: near(waist), hip: near(hip) }
}

function remarksOf(lang: DemoLanguage, tone: Tone, worn: boolean): readonly [Remark, ...Remark[]] {
  const all = WORDS[lang].reviews[tone]
  const [first, ...rest] = worn ? all : all.filter((remark) => !remark.worn)
  return [first ?? all[0], ...rest]
}

/** Only sizes that the page still shows (spec 4.8 hides those that no colour can sell). */
export function inOfferedSizes(
  reviews: readonly ReviewTable[],
  skus: readonly Pick<SkuTable, 'sku' | 'size' | 'stock' | 'hidden'>[],
): ReviewTable[] {
  const all = skus.map(({ sku, size, stock, hidden }) => ({
    sku,
    size,
    stock,
    canBuy: stock > 0,
    hidden: hidden === 1,
  }))
  const offered = [...new Set(visibleSizes([{ size: all }]).flatMap((row) => row.map(({ size }) => size)))]
  return reviews.map((review, at) =>
    offered.length === 0 || offered.includes(review.size)
      ? review
      : { ...review, size: offered[at % offered.length] ?? '' },
  )
}

/** The summary stored with the product: spec 3, `reviewInfo`. */
export function reviewInfo(reviews: readonly Pick<ReviewTable, 'rating' | 'fit'>[]): string {
  return JSON.stringify(countTally(reviews.map((review) => ({ ...review, count: 1 }))))
}
