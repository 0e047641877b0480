import { useLingui } from '@lingui/react/macro'
import { ProductGridSkeleton } from '#blocks/product/card/product-grid.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import css from './listing-screen-skeleton.module.css'

export function ListingScreenSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.skeleton}>
      <VisuallyHidden role="status">{t`Loading products`}</VisuallyHidden>
      <div className={css.title}>
        <Skeleton width="min(60%, 24rem)" height="1em" />
      </div>
      <ProductGridSkeleton />
    </div>
  )
}
