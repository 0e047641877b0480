import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './cart-lines-skeleton.module.css'

export function CartLinesSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading your bag`}>
      {[1, 2].map((line) => (
        <div key={line} className={css.line}>
          <Skeleton ratio="3 / 4" />
          <Skeleton shape="text" lines={3} />
        </div>
      ))}
    </div>
  )
}
