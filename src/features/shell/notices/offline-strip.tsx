import { Plural, Trans } from '@lingui/react/macro'
import { useSync } from '#sync/use-sync.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './offline-strip.module.css'
import { useInstalledAsOf } from '../use-installed-as-of.ts'

/** Reports that the network is away, what still works, and what is pending. */
export function OfflineStrip() {
  const { online, waiting } = useSync()
  const asOf = useInstalledAsOf(online)
  return (
    <div role="status" className={css.region}>
      {!online && (
        <p className={css.strip} data-surface="ink" data-offline-strip>
          <Icon name="offline" size={16} />
          <span>
            {asOf !== undefined ? (
              <Trans>
                You’re offline. The whole shop is here, as of <DateTime at={asOf} />.
              </Trans>
            ) : (
              <Trans>You’re offline. Pages you’ve viewed still open.</Trans>
            )}{' '}
            {waiting > 0 && (
              <Plural
                value={waiting}
                one="# change is saved on this device."
                other="# changes are saved on this device."
              />
            )}
          </span>
        </p>
      )}
    </div>
  )
}
