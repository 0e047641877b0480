import { Trans } from '@lingui/react/macro'
import { useHydrated } from '#platform/hydrated.ts'
import { useOnline } from '#platform/online.ts'
import { DateTime } from '../storefront/date-time.tsx'
import css from './as-of.module.css'

/** Age of the data that this device shows without a network; `at` in epoch milliseconds of the server's clock. */
export function AsOf({ at }: { readonly at: number | undefined }) {
  const online = useOnline()
  const hydrated = useHydrated()
  if (online || !hydrated || at === undefined) return null
  return (
    <p className={css.line} role="status">
      <Trans>
        You’re offline. This is kept on this device, as of <DateTime at={at} />.
      </Trans>
    </p>
  )
}
