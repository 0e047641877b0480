import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './bag-screen.module.css'

export function BagScreenSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.columns} role="status" aria-label={t`Loading your bag`}>
      <div className={css.goods}>
        {[1, 2].map((line) => (
          <div key={line} className={css.bone}>
            <Skeleton ratio="3 / 4" />
            <Skeleton shape="text" lines={3} />
          </div>
        ))}
      </div>
      <div className={css.summary}>
        <Skeleton shape="text" lines={5} />
        <Skeleton height="3rem" />
      </div>
    </div>
  )
}
