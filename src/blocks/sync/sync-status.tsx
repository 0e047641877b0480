import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { syncNow, useSync } from '#sync/use-sync.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { TimeAgo } from '../storefront/time-ago.tsx'
import { SyncLink } from './sync-link.tsx'
import css from './sync-status.module.css'
import { useSavedLabel } from './use-saved-label.ts'

/**
 * Pending operations, the time of the last contact with the server, and a button that sends now. Empty when nothing is
 * pending.
 */
export function SyncStatus() {
  const { waiting, lastContact, online, blocked } = useSync()
  const saved = useSavedLabel()
  const [trying, setTrying] = useState(false)
  // `StuckNotice` shows the reason.
  if (!saved || blocked !== undefined) return null

  function tryNow() {
    setTrying(true)
    syncNow()
      .catch(() => false)
      .then(() => setTrying(false))
  }

  return (
    <Notice
      role="status"
      title={
        <Plural value={waiting} one="# change saved on this device" other="# changes saved on this device" />
      }
      action={
        <div className={css.actions}>
          <Button size="small" look="outline" busy={trying} onClick={tryNow}>
            <Trans>Try now</Trans>
          </Button>
          <SyncLink className={linkClass('quiet')}>
            <Trans>See what waits</Trans>
          </SyncLink>
        </div>
      }
    >
      {online ? (
        <Trans>The shop has not answered yet. We keep trying.</Trans>
      ) : (
        <Trans>You’re offline. Everything is sent when you’re back online.</Trans>
      )}{' '}
      {lastContact !== undefined && (
        <Trans>
          Last contact: <TimeAgo at={lastContact} />
        </Trans>
      )}
    </Notice>
  )
}
