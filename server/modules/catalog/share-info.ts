import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { ProductDetail, shareProduct } from '#contract/catalog/product.contract.ts'
import { writeLanguage } from '#domain/region/language.ts'
import type { Storefront } from '#domain/region/storefront.ts'

/** Networks cut a longer description. */
const MOST_CHARACTERS = 200

/** Title, description and picture of a shared link (spec 3): its page in the language of the person who shares. */
export function shareInfoOf(
  product: Pick<ProductDetail, 'productsName' | 'baseUrl' | 'imageUrl' | 'productDescriptionValue'>,
  { language, site, origin }: Pick<Storefront, 'language' | 'site'> & { readonly origin: string },
): OutputOf<typeof shareProduct> {
  return {
    title: product.productsName,
    url: origin + writeLanguage(product.baseUrl, language, site),
    description: shorten(withoutTags(product.productDescriptionValue)),
    image: `${origin}${product.imageUrl}-${PREVIEW_WIDTH}.webp`,
  }
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Ends at a word. */
function shorten(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  return `${text.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '')}…`
}
