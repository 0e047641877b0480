import { BagLinesSkeleton } from '#blocks/bag/bag-lines-skeleton.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './bag-screen.module.css'

export function BagScreenSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.goods}>
        <BagLinesSkeleton />
      </div>
      <div className={css.summary}>
        <Skeleton shape="text" lines={5} />
        <Skeleton height="3rem" />
      </div>
    </div>
  )
}
