import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useStorage } from '#sync/use-storage.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { isCheckoutPage } from '#domain/region/links.ts'
import { takeUpdate } from '#platform/updates/service-worker.ts'
import { Button } from '#ui/button/button.tsx'
import css from './document-bar.module.css'
import { updateState } from '#platform/updates/update-state.ts'

/** Offers a new version; "Later" hides the offer until the next visit. */
export function UpdateBar() {
  const { t } = useLingui()
  const { ready, overtaken } = useSnapshot(updateState)
  const { outdated } = useStorage()
  const [later, setLater] = useState(false)
  const [taking, setTaking] = useState(false)
  // Never over a form with input or a payment in progress (offline.md S6).
  const busy = useRouterState({ select: ({ location }) => isCheckoutPage(location.pathname) })
  // A kiosk updates without asking between two visits.
  if (!(ready || overtaken || outdated) || busy || inKiosk() || (later && !outdated)) return null

  function onTake() {
    setTaking(true)
    void takeUpdate()
  }

  return (
    <aside className={css.bar} aria-label={t`New version`} data-surface="ink">
      <p>
        {outdated ? (
          <Trans>The shop has a new version. Your changes are kept, and sent after a reload.</Trans>
        ) : (
          <Trans>A new version of the shop is ready.</Trans>
        )}
      </p>
      <Button look="outline" size="small" busy={taking} onClick={onTake}>
        <Trans>Reload</Trans>
      </Button>
      {!outdated && (
        <Button look="quiet" size="small" onClick={() => setLater(true)}>
          <Trans>Later</Trans>
        </Button>
      )}
    </aside>
  )
}
