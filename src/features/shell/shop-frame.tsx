import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SITES } from '#domain/region/sites.ts'
import { ShopLayoutContext } from '#blocks/page/shop-layout-context.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { AnnouncementBar } from './notices/announcement-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { FrameExtras } from './notices/frame-extras.tsx'
import { Header } from './header/header.tsx'
import { OfflineStrip } from './notices/offline-strip.tsx'
import { RestrictedHeader } from './header/restricted-header.tsx'
import css from './shop-frame.module.css'

export type ShopFrameProps = {
  readonly children: ReactNode
  /** Panels of other features: bag, search. */
  readonly overlays?: ReactNode
  /** Inside a foreign app there is no frame (spec 2.4). */
  readonly bare?: boolean
}

/** The frame of every page with a layout. */
export function ShopFrame({ children, overlays, bare = false }: ShopFrameProps) {
  const { restricted } = SITES[useStorefront().site]
  return (
    <div className={css.frame}>
      <a href="#main" className={css.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <OfflineStrip />
      {!bare && !restricted && <AnnouncementBar />}
      {!bare && (restricted ? <RestrictedHeader /> : <Header />)}
      <main id="main" tabIndex={-1} className={css.main}>
        <ShopLayoutContext value={true}>{children}</ShopLayoutContext>
      </main>
      {!bare && <Footer />}
      <FrameExtras />
      {overlays}
    </div>
  )
}
