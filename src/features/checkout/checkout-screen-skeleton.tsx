import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './checkout-screen.module.css'

export function CheckoutScreenSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.columns} role="status" aria-label={t`Loading checkout`}>
      <div className={css.steps}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height="3rem" />
        ))}
      </div>
      <div className={css.bones}>
        <Skeleton shape="text" lines={4} />
        <Skeleton height="3rem" />
      </div>
    </div>
  )
}
