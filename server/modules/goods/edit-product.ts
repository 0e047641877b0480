import type { Spoken } from '#domain/region/language.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { EventServices } from '../../services/services.ts'
import { holdsVersion } from '../catalog/catalog.commands.ts'
import { applyChanges } from '../catalogue-import/apply-changes.ts'
import { changeOfStored, isChanged, type ProductChange } from '../catalogue-import/product-change.ts'
import { renamed } from '../catalogue-import/product-row.ts'
import type { StoredProduct } from '../catalogue-import/stored-products.ts'
import { cleanArticle } from '../content/clean-article.ts'

/** What an edit states; undefined fields stay. */
export interface ProductEdit {
  /** Language of name and description. */
  readonly language: Spoken
  readonly name?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
  readonly material?: string | undefined
  /** Singapore cents, of all its SKUs. */
  readonly price?: number | undefined
  readonly listPrice?: number | undefined
  /** The one category in which it is filed. */
  readonly category?: number | undefined
  /** False takes it from lists and from sale. What was sold is archived in this way and never deleted. */
  readonly isOffered?: boolean | undefined
}

interface EditInput {
  /** The product as it was read: an edit that was made since wins. */
  readonly before: StoredProduct
  readonly edit: ProductEdit
  /** Epoch milliseconds. */
  readonly now: number
}

/** `conflict`: another edit was made since the product was read, and nothing is written. */
export type EditOutcome = 'changed' | 'unchanged' | 'conflict'

export async function editProduct(
  tx: Tx,
  services: EventServices,
  { before, edit, now }: EditInput,
): Promise<EditOutcome> {
  const change = changeOf(before, edit)
  if (!isChanged(change)) return 'unchanged'
  if (!(await holdsVersion(tx, before.product))) return 'conflict'
  // An edit moves no stock, so that it has no reference in the ledger.
  await applyChanges(tx, [change], { services, language: edit.language, ref: '', now })
  return 'changed'
}

function changeOf(before: StoredProduct, edit: ProductEdit): ProductChange {
  return changeOfStored(before, {
    product: productOf(before, edit),
    description: descriptionOf(before, edit),
    categories: categoriesOf(before, edit),
    skus: skusOf(before, edit),
  })
}

function productOf({ product }: StoredProduct, { language, name, material, isOffered }: ProductEdit) {
  const offered = isOffered === undefined ? {} : { listed: Number(isOffered), on_sale: Number(isOffered) }
  const after = {
    ...product,
    ...offered,
    ...(name !== undefined && renamed(product, name, language)),
    ...(material !== undefined && { material }),
  }
  const columns = ['names', 'slug', 'listed', 'on_sale', 'material'] as const
  return columns.some((column) => after[column] !== product[column]) ? after : undefined
}

function descriptionOf({ descriptions }: StoredProduct, { language, description }: ProductEdit) {
  const clean = description === undefined ? undefined : cleanArticle(description)
  return clean === descriptions[language] ? undefined : clean
}

function categoriesOf({ categories }: StoredProduct, { category }: ProductEdit) {
  const isThere = category === undefined || (categories.length === 1 && categories[0] === category)
  return isThere ? undefined : [category]
}

function skusOf({ skus }: StoredProduct, { price, listPrice }: ProductEdit) {
  return skus.flatMap((sku) => {
    const after = { ...sku, price: price ?? sku.price, list_price: listPrice ?? sku.list_price }
    return after.price === sku.price && after.list_price === sku.list_price ? [] : [after]
  })
}
