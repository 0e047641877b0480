import { Trans } from '@lingui/react/macro'
import css from './order-detail.module.css'

/** The page's title; on paper it is the letterhead of the receipt. */
export function OrderTitle() {
  return (
    <>
      <span className={css.onScreen}>
        <Trans>Order details</Trans>
      </span>
      <span className={css.onPaper}>Vanda</span>
    </>
  )
}
