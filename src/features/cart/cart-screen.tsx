import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCartContents } from '#blocks/cart/cart-contents.ts'
import { CartChangeReport } from '#blocks/cart/cart-change-report.tsx'
import { RefusedTray } from '#blocks/cart/refused-tray.tsx'
import { BoughtTogether } from '#blocks/cart/together/bought-together.tsx'
import { openOverlay } from '#blocks/overlays.ts'
import { OfferedPieces } from '#blocks/product/rails/offered-pieces.tsx'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import { SyncStatus } from '#blocks/sync/sync-status.tsx'
import { useCartCount } from '#sync/cart/use-cart.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { BackButton } from './components/back-button.tsx'
import { BagIcon } from './components/bag-icon.tsx'
import { CartEmpty, CartFailed } from './components/cart-absent.tsx'
import { CartFilled } from './components/cart-filled.tsx'
import { PlainBag } from './components/plain-bag.tsx'
import './plain-pages.css'
import css from './cart-screen.module.css'
import { useRefusedStep } from './use-refused-step.ts'
import { CartScreenSkeleton } from './cart-screen-skeleton.tsx'

/** The shopping bag (spec 2.11), with its own header: back and menu (spec 2.5). `panels`: overlays of the menu. */
export function CartScreen({ panels }: { readonly panels?: ReactNode }) {
  const { t } = useLingui()
  const { contents, ask } = useCartContents()
  const count = useCartCount()
  const step = useRefusedStep(contents.state === 'filled')
  return (
    <MinimalLayout
      start={<BackButton onBack={step.back} />}
      end={
        <>
          <div className={css.menu}>
            <IconButton label={t`Menu`} onClick={() => void openOverlay('menu')}>
              <Icon name="menu" size={22} />
            </IconButton>
          </div>
          <BagIcon />
        </>
      }
    >
      <h1 className={css.title}>
        <Trans>Shopping Bag</Trans>{' '}
        {count !== undefined && count > 0 && (
          <small className={css.count}>
            <Plural value={count} one="# item" other="# items" />
          </small>
        )}
      </h1>
      <div className={css.notices}>
        <SyncStatus />
        <StuckNotice />
        <CartChangeReport />
        <RefusedTray />
      </div>
      <noscript>{import.meta.env.SSR && <PlainBag />}</noscript>
      {contents.state === 'loading' && <CartScreenSkeleton />}
      {contents.state === 'failed' && <CartFailed onRetry={ask} />}
      {contents.state === 'empty' && (
        <>
          <CartEmpty />
          <OfferedPieces />
        </>
      )}
      {contents.state === 'filled' && <CartFilled cart={contents.cart} step={step} />}
      {contents.state === 'filled' && <BoughtTogether lines={contents.cart.lines} />}
      {panels}
    </MinimalLayout>
  )
}
