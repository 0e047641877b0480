import { writeLanguage } from '#domain/region/language.ts'
import { productPath } from '#domain/region/links.ts'
import { spuAtOldAddress } from '../modules/catalogue-import/old-address.ts'
import type { Storefront } from '../services/route.ts'
import type { Services } from '../services/services.ts'

/**
 * The page of the product that had this path in the shop from which the goods were imported, in the language of the
 * request; undefined for another path, and where the product has no page any more.
 */
export async function productPageOfOldAddress(
  { store, catalogue, now }: Pick<Services, 'store' | 'catalogue' | 'now'>,
  storefront: Storefront,
  pathname: string,
): Promise<string | undefined> {
  const spu = await spuAtOldAddress(store.db, pathname)
  if (spu === undefined) return undefined
  const product = await catalogue.detail(spu, { sku: undefined, storefront, asOf: now() })
  if (!product) return undefined
  const page = productPath({ name: product.productsName, spu })
  return writeLanguage(page, storefront.language, storefront.site)
}
