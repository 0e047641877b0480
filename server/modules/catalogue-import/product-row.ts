import type { Insertable } from 'kysely'
import { hash } from 'node:crypto'
import { slugOf } from '#domain/region/links.ts'
import type { Spoken } from '#domain/region/language.ts'
import type { ProductTable } from '../../db/schema/catalog.ts'
import { readNames } from '../catalog/read-rows.ts'
import type { PlannedProduct } from './plan-product.ts'
import type { StoredProduct } from './stored-products.ts'

/** The columns that another title changes; none where it is the same. The English title is in the address. */
export function renamed(
  product: Pick<ProductTable, 'names'>,
  title: string,
  language: Spoken,
): Partial<Pick<ProductTable, 'names' | 'slug'>> {
  const names = readNames(product.names)
  if (names[language] === title) return {}
  return {
    names: JSON.stringify({ ...names, [language]: title }),
    ...(language === 'en' && { slug: slugOf(title) }),
  }
}

export function productRow(
  planned: PlannedProduct,
  before: StoredProduct | undefined,
  { language, now }: { readonly language: Spoken; readonly now: number },
): Insertable<ProductTable> | undefined {
  const offered = Number(planned.offered ?? true)
  if (before) {
    const { product } = before
    const name = planned.title === undefined ? {} : renamed(product, planned.title, language)
    if (name.names === undefined && product.listed === offered && product.on_sale === offered)
      return undefined
    return { ...product, listed: offered, on_sale: offered, ...name }
  }
  const title = planned.title ?? ''
  return {
    id: planned.id,
    spu: planned.id,
    slug: slugOf(title),
    product_type: planned.type,
    rank: Number.parseInt(hash('sha256', planned.id, 'hex').slice(0, 8), 16) % 1_000_000,
    sold: 0,
    created_at: now,
    changed_at: now,
    listed: offered,
    on_sale: offered,
    names: JSON.stringify({ en: title, [language]: title }),
    material: '',
    fit_type: 'none',
    elastic: 'none',
    is_new_size: 0,
    is_virtual: 0,
    is_group_virtual: 0,
    is_gift_card: 0,
    // Tags of another shop may be the name of a promotion here.
    tags: '[]',
    act_tags: '[]',
    marketing: null,
    pre_sale_days: 0,
    multi_item: 0,
    part_point: 0,
    part_price: 0,
    all_point: 0,
    pickup: 0,
    review_info: '{"totalReviews":0,"averageRating":0}',
  }
}

export function changedText(
  { description }: PlannedProduct,
  before: StoredProduct | undefined,
  language: Spoken,
) {
  if (!before) return description ?? ''
  return description === undefined || before.descriptions[language] === description ? undefined : description
}
