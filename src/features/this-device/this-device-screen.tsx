import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './this-device-screen.module.css'

/** What the shop keeps on this device, and how it behaves there; each capability brings its own section. */
export function ThisDeviceScreen({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <h1>
          <Trans>This device</Trans>
        </h1>
        <p>
          <Trans>
            The shop works here without a network. This is what it keeps, and you decide about it.
          </Trans>
        </p>
      </header>
      {children}
    </div>
  )
}
