import { Plural, Trans } from '@lingui/react/macro'
import { useSync } from '#data/outbox/use-sync.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from './offline-strip.module.css'

/** Says quietly that the network is gone, what still works, and what waits. */
export function OfflineStrip() {
  const { online, waiting } = useSync()
  return (
    <div role="status" className={css.region}>
      {!online && (
        <p className={css.strip} data-surface="ink" data-offline-strip>
          <Icon name="offline" size={16} />
          <span>
            <Trans>You are offline. What you have seen is here.</Trans>{' '}
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
