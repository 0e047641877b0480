import { slugOf } from '../../region/links.ts'
import type { Spoken } from '../../region/language.ts'
import { NO_REVIEWS } from '../../reviews/review-tally.ts'
import type { ReviewerBody } from '../../reviews/reviewer-body.ts'
import { fromColumns, toColumns, type Columns } from './columns.ts'
import type { ActTag, Marketing, Names } from '../read-model/entries.ts'
import type { ProductTexts, Review } from '../read-model/present-detail.ts'
import type { StoredProduct } from '../read-model/product-store.ts'

/** One product with the contents of its own page, as an offline package holds it. */
export interface PackagedProduct {
  readonly product: StoredProduct
  readonly texts: ProductTexts
  /** Newest reviews, those in the language of the package first. */
  readonly reviews: readonly Review[]
}

/** Products in one language (and English, which is understood in all of them), in columns. */
export interface PackedProducts {
  readonly products: Columns
  readonly colours: Columns
  readonly reviews: Columns
}

/** A product page offline shows the newest few; a year of reviews would outweigh the products. */
export const PACKAGED_REVIEWS = 3

const FLAGS = [
  'listed',
  'onSale',
  'isNewSize',
  'isVirtual',
  'isGroupVirtual',
  'isGiftCard',
  'multiItem',
  'pickup',
] as const

interface ProductRow {
  readonly id: string
  readonly spu: string
  /** Empty when the address has the English name. */
  readonly slug: string
  readonly type: string
  readonly rank: number
  readonly sold: number
  readonly createdAt: number
  readonly flags: number
  readonly name: string
  readonly ownName: string | null
  readonly fitType: string
  readonly elastic: string
  readonly tags: readonly string[]
  /** Names in the language of the package. */
  readonly actTags: readonly (Pick<ActTag, 'type'> & { readonly name: string })[]
  readonly marketing: Marketing | null
  readonly preSaleDays: number
  readonly partPoint: number
  readonly partPrice: number
  readonly allPoint: number
  readonly totalReviews: number
  readonly averageRating: number
  readonly stars: readonly number[]
  /** Small, true to size, large. */
  readonly fits: readonly number[]
  readonly categories: readonly number[]
  readonly collections: readonly string[]
  readonly colours: number
  readonly material: string
  readonly description: string
  readonly care: string
  readonly related: readonly string[]
  readonly bundle: readonly string[]
  readonly reviews: number
}

interface ColourRow {
  /** Without the SPU it begins with. */
  readonly pid: string
  readonly family: string
  readonly hex: string
  readonly name: string
  readonly ownName: string | null
  readonly hash: string
  readonly sizes: readonly string[]
  /** Endings of the codes after the colour's own; `=` before a code that does not begin so. */
  readonly codes: readonly string[]
  /** One number where all sizes cost the same. */
  readonly price: number | readonly number[]
  readonly listPrice: number | readonly number[]
  readonly stock: readonly number[]
  /** Places of the sizes that are not offered. */
  readonly hidden: readonly number[]
}

const PRODUCT_KEYS = [
  'id',
  'spu',
  'slug',
  'type',
  'rank',
  'sold',
  'createdAt',
  'flags',
  'name',
  'ownName',
  'fitType',
  'elastic',
  'tags',
  'actTags',
  'marketing',
  'preSaleDays',
  'partPoint',
  'partPrice',
  'allPoint',
  'totalReviews',
  'averageRating',
  'stars',
  'fits',
  'categories',
  'collections',
  'colours',
  'material',
  'description',
  'care',
  'related',
  'bundle',
  'reviews',
] as const satisfies readonly (keyof ProductRow)[]

const COLOUR_KEYS = [
  'pid',
  'family',
  'hex',
  'name',
  'ownName',
  'hash',
  'sizes',
  'codes',
  'price',
  'listPrice',
  'stock',
  'hidden',
] as const satisfies readonly (keyof ColourRow)[]

/** Packages stored before these were columns. */
const BEFORE_PRODUCT_COLUMNS = {
  stars: NO_REVIEWS.stars,
  fits: [0, 0, 0],
  partPrice: 0,
} satisfies Partial<ProductRow>
const BEFORE_REVIEW_COLUMNS = { lang: '', body: {} } satisfies Partial<Review>

/** Photos and videos need the network. */
type PackagedReview = Omit<Review, 'photos' | 'video' | 'body'> & {
  /** Empty for an author who shows nothing. */
  readonly body: ReviewerBody
}

const REVIEW_KEYS = [
  'id',
  'rating',
  'title',
  'text',
  'lang',
  'author',
  'createdAt',
  'helpful',
  'fit',
  'size',
  'body',
] as const satisfies readonly (keyof PackagedReview)[]

export function packProducts(taken: readonly PackagedProduct[], spoken: Spoken): PackedProducts {
  const reviewsOf = ({ reviews }: PackagedProduct) =>
    reviews
      .slice(0, PACKAGED_REVIEWS)
      .map((review): PackagedReview => ({ ...review, body: review.body ?? {} }))
  return {
    products: toColumns(
      taken.map((one) => productRow(one, spoken, reviewsOf(one).length)),
      PRODUCT_KEYS,
    ),
    colours: toColumns(
      taken.flatMap(({ product }) => product.colours.map((colour) => colourRow(colour, product.spu, spoken))),
      COLOUR_KEYS,
    ),
    reviews: toColumns(taken.flatMap(reviewsOf), REVIEW_KEYS),
  }
}

/** The inverse for one language. Throws a RangeError for parts that do not fit together. */
export function unpackProducts(packed: PackedProducts, spoken: Spoken): PackagedProduct[] {
  const colours = fromColumns<ColourRow>(packed.colours, COLOUR_KEYS)
  const reviews = fromColumns<PackagedReview>(packed.reviews, REVIEW_KEYS, BEFORE_REVIEW_COLUMNS).map(
    ({ body, ...review }): Review => ({
      ...review,
      photos: [],
      ...(Object.keys(body).length > 0 && { body }),
    }),
  )
  let colour = 0
  let review = 0
  const taken = fromColumns<ProductRow>(packed.products, PRODUCT_KEYS, BEFORE_PRODUCT_COLUMNS).map((row) => {
    const own = colours.slice(colour, (colour += row.colours))
    const said = reviews.slice(review, (review += row.reviews))
    return productFrom(row, { colours: own, reviews: said }, spoken)
  })
  if (colour !== colours.length || review !== reviews.length)
    throw new RangeError('colours or reviews that belong to no product, or are missing')
  return taken
}

function productRow({ product, texts }: PackagedProduct, spoken: Spoken, reviews: number): ProductRow {
  const text = texts.descriptions.get(spoken) ?? texts.descriptions.get('en')
  return {
    ...product,
    stars: texts.tally.stars,
    fits: [texts.tally.fits.small, texts.tally.fits.true, texts.tally.fits.large],
    slug: product.slug === slugOf(product.names.en) ? '' : product.slug,
    flags: FLAGS.reduce((flags, name, bit) => flags | (Number(product[name]) << bit), 0),
    name: product.names.en,
    ownName: ownName(product.names, spoken),
    actTags: product.actTags.map(({ type, name }) => ({ type, name: ownName(name, spoken) ?? name.en })),
    colours: product.colours.length,
    material: texts.material[spoken] ?? texts.material.en,
    description: text?.description ?? '',
    care: text?.care ?? '',
    related: texts.related,
    bundle: texts.bundle,
    reviews,
  }
}

function colourRow(colour: StoredProduct['colours'][number], spu: string, spoken: Spoken): ColourRow {
  const { pid, skus } = colour
  return {
    pid: without(pid, spu),
    family: colour.family,
    hex: colour.hex,
    name: colour.names.en,
    ownName: ownName(colour.names, spoken),
    hash: colour.hash,
    sizes: skus.map(({ size }) => size),
    codes: skus.map(({ sku }) => without(sku, pid)),
    price: oneIfSame(skus.map(({ price }) => price)),
    listPrice: oneIfSame(skus.map(({ listPrice }) => listPrice)),
    stock: skus.map(({ stock }) => stock),
    hidden: skus.flatMap(({ hidden }, at) => (hidden ? [at] : [])),
  }
}

function productFrom(
  row: ProductRow,
  parts: { readonly colours: readonly ColourRow[]; readonly reviews: readonly Review[] },
  spoken: Spoken,
): PackagedProduct {
  const {
    reviews: _,
    stars,
    fits: [small = 0, fitting = 0, large = 0],
    slug,
    flags,
    name,
    ownName: own,
    actTags,
    material,
    description,
    care,
    related,
    bundle,
    ...rest
  } = row
  const has = (flag: (typeof FLAGS)[number]) => (flags & (1 << FLAGS.indexOf(flag))) !== 0
  return {
    product: {
      ...rest,
      slug: slug === '' ? slugOf(name) : slug,
      // The server records when it was changed; a device compares versions.
      changedAt: row.createdAt,
      names: namesFrom(name, own, spoken),
      actTags: actTags.map((tag) => ({ type: tag.type, name: { en: tag.name } })),
      listed: has('listed'),
      onSale: has('onSale'),
      isNewSize: has('isNewSize'),
      isVirtual: has('isVirtual'),
      isGroupVirtual: has('isGroupVirtual'),
      isGiftCard: has('isGiftCard'),
      multiItem: has('multiItem'),
      pickup: has('pickup'),
      colours: parts.colours.map((colour) => colourFrom(colour, row.spu, spoken)),
    },
    texts: {
      material: { en: material },
      descriptions: new Map([[spoken, { description, care }]]),
      tally: { stars, fits: { small, true: fitting, large } },
      related,
      bundle,
    },
    reviews: parts.reviews,
  }
}

function colourFrom(row: ColourRow, spu: string, spoken: Spoken): StoredProduct['colours'][number] {
  const pid = withBegin(row.pid, spu)
  const at = (amounts: number | readonly number[], place: number) =>
    typeof amounts === 'number' ? amounts : (amounts[place] ?? 0)
  return {
    pid,
    family: row.family,
    hex: row.hex,
    names: namesFrom(row.name, row.ownName, spoken),
    hash: row.hash,
    skus: row.sizes.map((size, place) => ({
      sku: withBegin(row.codes[place] ?? '', pid),
      size,
      price: at(row.price, place),
      listPrice: at(row.listPrice, place),
      stock: row.stock[place] ?? 0,
      hidden: row.hidden.includes(place),
    })),
  }
}

function ownName(names: Names, spoken: Spoken): string | null {
  return spoken === 'en' ? null : (names[spoken] ?? null)
}

function namesFrom(en: string, own: string | null, spoken: Spoken): Names {
  return own === null ? { en } : { en, [spoken]: own }
}

function without(code: string, begin: string): string {
  return code.startsWith(begin) ? code.slice(begin.length) : `=${code}`
}

function withBegin(ending: string, begin: string): string {
  return ending.startsWith('=') ? ending.slice(1) : begin + ending
}

function oneIfSame(amounts: readonly number[]): number | readonly number[] {
  const [first] = amounts
  return first !== undefined && amounts.every((amount) => amount === first) ? first : amounts
}
