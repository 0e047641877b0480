import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './product-screen.module.css'

export function ProductScreenSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.screen} role="status" aria-label={t`Loading product`}>
      <div className={css.columns}>
        <Skeleton ratio="3 / 4" />
        <div className={css.words}>
          <Skeleton height="3rem" width="80%" />
          <Skeleton shape="text" lines={3} />
          <Skeleton height="3rem" />
        </div>
      </div>
    </div>
  )
}
