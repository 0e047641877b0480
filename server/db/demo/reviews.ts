import type { ReviewTable } from '../schema/catalog.ts'
import { chance, pick, type Random } from './drawing/random.ts'
import { WORDS } from './words/languages.ts'
import type { Tone } from './words/words.ts'

const RATINGS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1] as const
const TONE = { 5: 'delighted', 4: 'content', 3: 'mixed', 2: 'mixed', 1: 'unhappy' } as const satisfies Record<
  number,
  Tone
>
const LANGUAGES = ['en', 'en', 'en', 'zh', 'zh', 'ja', 'fr'] as const
/** Only the front of the catalogue is much talked about; the rest of a large shop has a few words each. */
const TALKED_ABOUT = 2_000

/** What shoppers wrote about a product since it came: a third of the products have reviews. */
export function reviewsFor(
  product: { readonly id: string; readonly index: number; readonly createdAt: number },
  sizes: readonly string[],
  now: number,
  random: Random,
): ReviewTable[] {
  if (!chance(random, 0.36)) return []
  const most = product.index < TALKED_ABOUT ? 40 : 3
  const count = 1 + Math.floor(random() ** 1.6 * most)
  return Array.from({ length: Math.min(most, count) }, (_, at) => {
    const lang = pick(random, LANGUAGES)
    const rating = pick(random, RATINGS)
    const remark = pick(random, WORDS[lang].reviews[TONE[rating]])
    return {
      id: `${product.id}R${at + 1}`,
      product_id: product.id,
      rating,
      fit: pick(random, ['small', 'true', 'true', 'true', 'large']),
      size: sizes[Math.floor(random() * sizes.length)] ?? '',
      lang,
      title: remark.title,
      text: remark.text,
      author: pick(random, WORDS[lang].reviewers),
      helpful: Math.floor(random() ** 4 * 40),
      created_at: Math.floor(product.createdAt + (now - product.createdAt) * random()),
      principal: null,
      anonymous: 0,
    }
  })
}

/** The summary kept with the product: spec 3, `reviewInfo`. */
export function reviewInfo(reviews: readonly { readonly rating: number }[]): string {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const averageRating = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10
  return JSON.stringify({ totalReviews: reviews.length, averageRating })
}
