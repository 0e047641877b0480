import { readListingAddress } from '../../region/links.ts'
import type { Storefront } from '../../region/storefront.ts'
import type { CatalogReader } from './catalog-reader.ts'
import type { ProductDetail } from './present-detail.ts'
import type { Heading } from './storefront-content.ts'

const LONGEST_DESCRIPTION = 160

interface SeoPage {
  readonly page: 'product' | 'collection' | 'category' | 'home'
  readonly keyword?: string | undefined
  /** What the page of a product shows. */
  readonly product: Pick<ProductDetail, 'productsName' | 'productDescriptionValue'> | undefined
}

/** Title and description of a page for search engines (spec 7.2), tags stripped; undefined for what the shop does not have. */
export function seoOf(
  shop: Pick<CatalogReader, 'heading' | 'home'>,
  { page, keyword = '', product }: SeoPage,
  storefront: Storefront,
): { title: string; description: string } | undefined {
  if (page === 'home') return { title: 'Vanda', description: plain(shop.home(storefront).hero.text) }
  if (page === 'product') {
    return (
      product && {
        title: plain(product.productsName),
        description: shortened(plain(product.productDescriptionValue)),
      }
    )
  }
  const heading = shop.heading({ kind: page, key: keyword }, storefront)
  return heading && { title: plain(heading.title), description: aboutOf(heading, shop, storefront) }
}

/** A category without words of its own is described by what it lies in. */
function aboutOf(heading: Heading, shop: Pick<CatalogReader, 'heading'>, storefront: Storefront): string {
  if (heading.description) return plain(heading.description)
  const above = heading.crumbs.flatMap(({ link }) => {
    const cid = readListingAddress(link.slice(1))?.cid
    return cid === undefined
      ? []
      : [shop.heading({ kind: 'category', key: cid }, storefront)?.description ?? '']
  })
  return [heading.title, above.findLast((words) => words !== '') ?? ''].filter(Boolean).join(' · ')
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whole words, so that no result page breaks off inside one. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  const cut = text.slice(0, LONGEST_DESCRIPTION - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2))}…`
}
