import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './account-frame.module.css'

export function AccountLoading() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className={css.section}>
      <Skeleton shape="text" lines={4} width="18rem" />
    </div>
  )
}
