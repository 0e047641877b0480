import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'

/** What the shop keeps on this device, and how it behaves there; each capability brings its own section. */
export function ThisDeviceScreen({ children }: { readonly children: ReactNode }) {
  return (
    <NarrowPage
      title={<Trans>This device</Trans>}
      lead={
        <Trans>The shop works here without a network. This is what it keeps, and you decide about it.</Trans>
      }
    >
      {children}
    </NarrowPage>
  )
}
