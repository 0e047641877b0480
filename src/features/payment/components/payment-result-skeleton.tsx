import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './order-result.module.css'

export function PaymentResultSkeleton() {
  const { t } = useLingui()
  return (
    <div className={css.result} role="status" aria-label={t`Loading your order`}>
      <Skeleton shape="text" lines={2} width="24rem" />
      <Skeleton height="8rem" />
      <Skeleton shape="text" lines={4} />
    </div>
  )
}
