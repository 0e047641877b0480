import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { answerOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { Price } from '#blocks/product/card/price.tsx'
import { productAddress } from '#blocks/product/card/product-address.ts'
import css from './quick-results.module.css'

/** One product of the search popup. */
export function QuickResult({
  product,
  onLeave,
}: {
  readonly product: ProductCard
  readonly onLeave: () => void
}) {
  return (
    <PageLink
      href={productAddress(product)}
      className={css.result}
      onClick={() => {
        onLeave()
        answerOverlay('searched')
      }}
    >
      <Picture
        of={product.imageUrl}
        sizes="(min-width: 1025px) 20rem, 46vw"
        widths={[180, 360, 540]}
        alt=""
        eager
      />
      <span className={css.name}>{product.productsName}</span>
      <Price of={product} />
    </PageLink>
  )
}
