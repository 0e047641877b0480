import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RefusedTray } from '#blocks/cart/refused-tray.tsx'
import { TimeAgo } from '#blocks/storefront/time-ago.tsx'
import { OperationRow } from '#blocks/sync/operation-row.tsx'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import { useRefused } from '#sync/use-refused.ts'
import { syncNow, useSync, useSyncKnown, useWaiting } from '#sync/use-sync.ts'
import { Button } from '#ui/button/button.tsx'
import { Room } from '#ui/room/room.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './sync-section.module.css'

/** Pending operations, refused ones, the last contact with the server, and a button that sends now. */
export function SyncSection() {
  return (
    <section id="sync" className={css.section} aria-labelledby="sync-title">
      <h2 id="sync-title" className={css.title}>
        <Trans>Sync status</Trans>
      </h2>
      <SyncContents />
    </section>
  )
}

export function SyncContents() {
  const known = useSyncKnown()
  const refused = useRefused()
  const { waiting } = useSync()
  if (known === 'reading')
    return (
      <Room of={<AllSent />}>
        <Skeleton shape="text" lines={2} />
      </Room>
    )
  if (known === 'failed')
    return (
      <p>
        <Trans>This browser lets us keep nothing here. What you change is sent at once or not at all.</Trans>
      </p>
    )
  return (
    <div className={css.contents}>
      <StuckNotice />
      {waiting === 0 && refused.length === 0 ? (
        <AllSent />
      ) : (
        <>
          {waiting > 0 && <Waiting />}
          <LastContact />
        </>
      )}
      <RefusedTray />
    </div>
  )
}

function AllSent() {
  return (
    <div className={css.contents}>
      <p>
        <Trans>Everything is saved.</Trans>
      </p>
      <LastContact />
    </div>
  )
}

function Waiting() {
  const operations = useWaiting()
  const { i18n } = useLingui()
  const { waiting } = useSync()
  return (
    <div className={css.waiting}>
      <h3 className={css.count}>
        <Plural value={waiting} one="# change waits here" other="# changes wait here" />
      </h3>
      <ul>
        {operations.map((operation) => (
          <OperationRow key={operation.id} subject={operation.subject} words={i18n._(operation.words)}>
            <p className={css.since}>
              <TimeAgo at={operation.createdAt} />
            </p>
          </OperationRow>
        ))}
      </ul>
      <TryNow />
    </div>
  )
}

/** Reports the result of the press, so that the button always has a visible effect. */
function TryNow() {
  const { online, blocked } = useSync()
  const [state, setState] = useState<'idle' | 'trying' | 'failed'>('idle')

  async function tryNow() {
    setState('trying')
    setState((await syncNow().catch(() => false)) ? 'idle' : 'failed')
  }

  return (
    <div className={css.attempt}>
      <p>
        {online ? (
          <Trans>The shop has not answered yet. We keep trying.</Trans>
        ) : (
          <Trans>You’re offline. Everything is sent when you’re back online.</Trans>
        )}
      </p>
      <Button size="small" look="outline" busy={state === 'trying'} onClick={() => void tryNow()}>
        <Trans>Try now</Trans>
      </Button>
      <p className={css.outcome} role="status">
        {state === 'failed' && !blocked && (
          <Trans>We could not reach the shop just now. Nothing is lost.</Trans>
        )}
      </p>
    </div>
  )
}

function LastContact() {
  const { lastContact } = useSync()
  return (
    <p className={css.since}>
      {lastContact === undefined ? (
        <Trans>Nothing has been sent from this device yet.</Trans>
      ) : (
        <Trans>
          Last contact with the shop: <TimeAgo at={lastContact} />
        </Trans>
      )}
    </p>
  )
}
