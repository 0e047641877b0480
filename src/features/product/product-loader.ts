import { orNotFound } from '#blocks/page/or-not-found.ts'
import { breadcrumbs, type JsonLd, type PageFacts } from '#blocks/page/page-head.ts'
import { parseRichText, plainText } from '#domain/text/rich-text.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { seoQuery } from '#queries/navigation-queries.ts'
import { productQuery } from '#queries/product-queries.ts'
import { productJsonLd } from './facts/product-json-ld.ts'
import { loadOtherCards } from './use-other-cards.ts'

export type ProductFacts = Omit<PageFacts, 'storefront' | 'origin'>

/** Fetches the product and returns the data of its head; an unknown product is a page that does not exist. */
export async function loadProduct(
  { queries, storefront, origin }: RouterContext,
  spu: string,
): Promise<ProductFacts> {
  const seo = queries.ensureQueryData(seoQuery(storefront, 'product', spu)).catch(() => undefined)
  const product = await orNotFound(queries.ensureQueryData(productQuery(storefront, spu)))
  const others = loadOtherCards(queries, storefront, product)
  // A page of the server comes with them; in the browser they are below the first view.
  if (import.meta.env.SSR) await others
  const reported = await seo
  return {
    title: reported?.title || product.productsName,
    description: reported?.description || descriptionOf(product),
    path: product.baseUrl,
    image: product.imageUrl,
    kind: 'product',
    // For search engines, which ask the server for each page.
    jsonLd: import.meta.env.SSR
      ? [productJsonLd(product, storefront, origin), crumbsJsonLd(product, storefront, origin)]
      : [],
  }
}

const LONGEST = 160

function descriptionOf(product: ProductDetail): string {
  return plainText(parseRichText(product.productDescriptionValue)).slice(0, LONGEST)
}

function crumbsJsonLd(
  { productType, productsName, baseUrl }: ProductDetail,
  storefront: RouterContext['storefront'],
  origin: string,
): JsonLd {
  const line = productType.map(({ categoriesName: title, url: link }) => ({ title, link }))
  return breadcrumbs([...line, { title: productsName, link: baseUrl }], storefront, origin)
}
