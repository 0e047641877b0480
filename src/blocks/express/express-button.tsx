import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useHydrated } from '#platform/hydrated.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { useOnline } from '#platform/online.ts'
import { Button, type ButtonProps } from '#ui/button/button.tsx'
import css from './express-button.module.css'

/** A wallet needs the network, and a browser that is the user's own. */
export function ExpressButton(props: Pick<ButtonProps, 'busy' | 'onClick'>) {
  const online = useOnline()
  const hydrated = useHydrated()
  const note = useId()
  if (hydrated && inKiosk()) return null
  return (
    <>
      <Button
        {...props}
        wide
        look="outline"
        aria-disabled={!online || undefined}
        aria-describedby={online ? undefined : note}
      >
        <Trans>Express Checkout</Trans>
      </Button>
      {!online && (
        <p id={note} className={css.note}>
          <Trans>Express checkout needs the network.</Trans>
        </p>
      )}
    </>
  )
}
