import { colourFamilyOf } from '#domain/catalog/colour-families.ts'
import { slugOf } from '#domain/region/links.ts'
import type { SkuTable } from '#server/db/schema/catalog.ts'
import { COLOURS } from './colours.ts'
import type { Drawing } from './drawing/kinds.ts'
import { chance, type Random } from './drawing/canvas/random.ts'
import { FABRICS } from './fabrics.ts'
import { categoriesFor, collectionsFor } from './filing.ts'
import { STORES } from './front-window.ts'
import { descriptionsOf, namesOf, type GarmentPlan } from './garment-plan.ts'
import { GARMENTS, type GarmentKey } from './garments.ts'
import type { PlannedProduct, Promotion } from './promotions.ts'
import { inOfferedSizes, reviewInfo, reviewsFor } from './reviews.ts'
import type { Rows } from './rows.ts'
import { sizeRun, stockOf } from './sizes/sizes.ts'
import { inEveryLanguage, WORDS, type Texts } from './words/languages.ts'

/** The end of a large catalogue is in stock in the warehouse only. */
const IN_STORES = 2_000

export interface Made {
  readonly id: string
  readonly spu: string
  readonly garment: GarmentKey
}

/** Codes read like the shop's own (1431C6001): season, garment, number. Unique up to 270,000 products. */
function spuFor(index: number, garment: GarmentKey): string {
  return `1${String(400 + Math.floor(index / 9_000))}${GARMENTS[garment].letter}${1_000 + (index % 9_000)}`
}

export function productIdFor(index: number): string {
  return String(200_001 + index)
}

interface ProductPlan extends PlannedProduct {
  readonly promotion: Promotion
  readonly now: number
}

/** Writes one garment with its colours, sizes, stock, texts, categories and reviews into `rows`. */
export function addProduct(rows: Rows, { index, plan, promotion, now }: ProductPlan, random: Random): Made {
  const id = productIdFor(index)
  const spu = spuFor(index, plan.garment)
  const { sizes: kind, occasion } = GARMENTS[plan.garment]
  const sizes = sizeRun(kind, random)
  const price = reduced(plan.price, promotion.percentOff)
  const names = namesOf(plan)
  const reviews = reviewsFor({ id, index, createdAt: promotion.createdAt, sizes }, now, random)
  rows.product.push({
    id,
    spu,
    slug: slugOf(names.en),
    product_type: plan.garment,
    rank: Math.floor(random() * 1_000_000),
    sold: promotion.sold,
    created_at: promotion.createdAt,
    listed: Number(promotion.listed),
    on_sale: Number(promotion.onSale),
    names: JSON.stringify(names),
    material: JSON.stringify(inEveryLanguage((words) => words.material[plan.fabric])),
    fit_type: fitOf(plan),
    elastic: elasticOf(plan),
    is_new_size: Number(kind !== 'one'),
    is_virtual: 0,
    is_group_virtual: 0,
    is_gift_card: 0,
    tags: JSON.stringify(promotion.tags),
    act_tags: JSON.stringify(promotion.actTags),
    marketing: promotion.flash ? JSON.stringify(promotion.flash) : null,
    pre_sale_days: promotion.preSaleDays,
    multi_item: Number(promotion.multiItem),
    part_point: promotion.partPoint,
    part_price: partPriceOf(promotion, price),
    all_point: promotion.allPoint,
    pickup: Number(promotion.preSaleDays === 0 && (occasion === 'gift' || index < IN_STORES)),
    review_info: reviewInfo(reviews),
  })
  const descriptions = descriptionsOf(plan, random)
  const care = inEveryLanguage((words) => words.care[FABRICS[plan.fabric].care])
  addTexts(rows, id, { descriptions, care })
  for (const category of categoriesFor(plan, promotion, now))
    rows.product_category.push({ product_id: id, category_id: category })
  for (const key of collectionsFor(plan, { promotion, price }, now))
    rows.product_collection.push({ product_id: id, collection_key: key })
  addColours(rows, { id, spu, index, plan, promotion, sizes, price }, random)
  const own = rows.sku.filter((row) => row.product_id === id)
  rows.review.push(...inOfferedSizes(reviews, own))
  return { id, spu, garment: plan.garment }
}

interface ProductWords {
  readonly descriptions: Texts
  readonly care: Texts
}

export function addTexts(rows: Rows, id: string, { descriptions, care }: ProductWords): void {
  for (const lang of Object.keys(WORDS) as (keyof Texts)[]) {
    rows.product_text.push({ product_id: id, lang, description: descriptions[lang], care: care[lang] })
  }
}

interface ColouredProduct extends Omit<ProductPlan, 'now'> {
  readonly id: string
  readonly spu: string
  readonly sizes: readonly string[]
  readonly price: number
}

function addColours(rows: Rows, product: ColouredProduct, random: Random): void {
  const { plan, promotion, sizes, price } = product
  const goneColour =
    plan.colours.length > 1 && (chance(random, 0.1) || product.index === 3)
      ? Math.floor(random() * plan.colours.length)
      : -1
  for (const [position, colour] of plan.colours.entries()) {
    const pid = `${product.spu}${String.fromCharCode(65 + position)}`
    const name = WORDS.en.colours[colour]
    const drawing: Drawing = {
      kind: GARMENTS[plan.garment].drawn,
      seed: product.spu,
      colour: COLOURS[colour],
      fabric: FABRICS[plan.fabric].drawn,
      cloth: plan.fabric,
      pattern: plan.pattern,
      cut: plan.cut,
    }
    rows.colour.push({
      pid,
      product_id: product.id,
      position,
      family: colourFamilyOf(name),
      hex: COLOURS[colour],
      names: JSON.stringify(inEveryLanguage((words) => words.colours[colour])),
      picture_key: JSON.stringify(drawing),
    })
    const stock = stockOf(sizes, promotion.soldOut || position === goneColour, random)
    for (const [at, size] of sizes.entries()) {
      const row = {
        sku: `${pid}-${size.replaceAll(/[^A-Za-z0-9]/g, '')}`,
        product_id: product.id,
        pid,
        position: at,
        size,
        price,
        list_price: plan.price,
        stock: stock[at] ?? 0,
        hidden: Number(product.index === 5 && at === sizes.length - 1),
      }
      rows.sku.push(row)
      if (product.index < IN_STORES) addStoreStock(rows, row, random)
    }
  }
}

function addStoreStock(rows: Rows, { sku, stock }: SkuTable, random: Random): void {
  for (const { id } of STORES) {
    if (chance(random, 0.55))
      rows.store_stock.push({ store_id: id, sku, stock: Math.min(stock, Math.floor(random() * 7)) })
  }
}

/** The part of the price that the points do not pay, in whole dollars. */
function partPriceOf({ allPoint, partPoint }: Promotion, price: number): number {
  return partPoint === 0 ? 0 : Math.round((price * (1 - partPoint / allPoint)) / 100) * 100
}

/** Whole dollars, and never below the lowest price of the shop. */
function reduced(price: number, percentOff: number): number {
  if (percentOff === 0) return price
  return Math.max(2_900, Math.round((price * (100 - percentOff)) / 10_000) * 100)
}

function fitOf({ garment, cut }: GarmentPlan): string {
  if (GARMENTS[garment].measures === 'none') return 'none'
  if (cut === 'fitted' || garment === 'cheongsam') return 'tight'
  return cut === 'relaxed' || cut === 'oversized' || cut === 'flowing' ? 'other' : 'fit'
}

function elasticOf({ garment, fabric }: GarmentPlan): string {
  if (GARMENTS[garment].measures === 'none') return 'none'
  if (fabric === 'rib' || fabric === 'merino') return 'other'
  return fabric === 'jersey' || fabric === 'denim' || fabric === 'cashmere' || fabric === 'wool'
    ? 'micro-elastic'
    : 'non-elastic'
}
