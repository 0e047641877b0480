import { Trans } from '@lingui/react/macro'
import { useOnline } from '#platform/online.ts'
import { DateTime } from '../../storefront/date-time.tsx'
import css from './product-notices.module.css'

/**
 * The age of price and stock without a network. It stands below the buttons: a page learns only when it is hydrated that it
 * has no network, and a choice that moves then is missed by the press that is under way.
 */
export function PriceAsOf({ at }: { /** Epoch milliseconds. */ readonly at: number }) {
  const online = useOnline()
  if (online) return null
  return (
    <p className={css.asOf}>
      <Trans>
        You’re offline: price and stock as of <DateTime at={at} />
      </Trans>
    </p>
  )
}
