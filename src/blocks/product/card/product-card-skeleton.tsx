import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './product-card.module.css'

/** The placeholder of a loading card. */
export function ProductCardSkeleton() {
  return (
    <div className={css.card}>
      <Skeleton ratio="3 / 4" />
      <div className={css.words}>
        <Skeleton shape="text" lines={2} />
      </div>
    </div>
  )
}
