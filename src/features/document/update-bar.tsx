import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { inKiosk } from '#platform/kiosk-mode.ts'
import { takeUpdate } from '#platform/worker.ts'
import { Button } from '#ui/button/button.tsx'
import css from './update-bar.module.css'
import { updateState } from './update-state.ts'

/** Never over a form that is being filled or a payment under way (offline.md S6). */
const BUSY = /^\/(checkout|checkout-guest|pay-loading|payment-result)$/

/** Says quietly that there is a new version and asks; "Later" keeps it until the next visit. */
export function UpdateBar() {
  const { t } = useLingui()
  const { ready } = useSnapshot(updateState)
  const [later, setLater] = useState(false)
  const busy = useRouterState({ select: ({ location }) => BUSY.test(location.pathname) })
  // A tablet in a store takes it by itself when nobody is there.
  if (!ready || later || busy || inKiosk()) return null
  return (
    <aside className={css.bar} aria-label={t`New version`} data-surface="ink">
      <p>
        <Trans>A new version of the shop is ready.</Trans>
      </p>
      <Button look="outline" size="small" onClick={takeUpdate}>
        <Trans>Reload</Trans>
      </Button>
      <Button look="quiet" size="small" onClick={() => setLater(true)}>
        <Trans>Later</Trans>
      </Button>
    </aside>
  )
}
