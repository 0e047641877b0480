import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './order-list.module.css'

export function OrderListSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading your orders`} className={css.list}>
      {[0, 1, 2].map((row) => (
        <div key={row} className={css.card}>
          <Skeleton shape="text" lines={1} width="16rem" />
          <div className={css.pieces}>
            <Skeleton ratio="3 / 4" />
            <Skeleton ratio="3 / 4" />
          </div>
          <Skeleton shape="text" lines={1} width="10rem" />
        </div>
      ))}
    </div>
  )
}
