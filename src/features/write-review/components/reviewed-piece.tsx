import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import type { ReviewedProduct } from '../use-reviewed-product.ts'
import css from './write-review.module.css'

/** The product of a review. */
export function ReviewedPiece({ product }: { readonly product: ReviewedProduct }) {
  return (
    <div className={css.piece}>
      <Picture of={product.imageUrl} alt="" sizes="72px" />
      <PageLink href={product.baseUrl}>{product.productsName}</PageLink>
    </div>
  )
}
