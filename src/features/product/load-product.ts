import { orNotFound } from '#blocks/or-not-found.ts'
import { breadcrumbs, type JsonLd, type PageFacts } from '#blocks/page-head.ts'
import { parseRichText, plainText } from '#blocks/rich-text/parse-rich-text.ts'
import type { RouterContext } from '#blocks/router-context.ts'
import type { ProductDetail } from '#contract/product.ts'
import { seoQuery } from '#data/navigation.ts'
import { productQuery } from '#data/products.ts'
import { productJsonLd } from './product-json-ld.ts'

export type ProductFacts = Omit<PageFacts, 'place' | 'origin'>

/** Brings the product and answers what its head says; a product the shop does not have is a page that does not exist. */
export async function loadProduct(
  { queries, place, origin }: RouterContext,
  spu: string,
): Promise<ProductFacts> {
  const seo = queries.ensureQueryData(seoQuery(place, 'product', spu)).catch(() => undefined)
  const product = await orNotFound(queries.ensureQueryData(productQuery(place, spu)))
  const told = await seo
  return {
    title: told?.title || product.productsName,
    description: told?.description || descriptionOf(product),
    path: product.baseUrl,
    image: product.imageUrl,
    kind: 'product',
    jsonLd: [productJsonLd(product, place, origin), crumbsJsonLd(product, place, origin)],
  }
}

const LONGEST = 160

function descriptionOf(product: ProductDetail): string {
  return plainText(parseRichText(product.productDescriptionValue)).slice(0, LONGEST)
}

function crumbsJsonLd(
  { productType, productsName, baseUrl }: ProductDetail,
  place: RouterContext['place'],
  origin: string,
): JsonLd {
  const line = productType.map(({ categoriesName: title, url: link }) => ({ title, link }))
  return breadcrumbs([...line, { title: productsName, link: baseUrl }], place, origin)
}
