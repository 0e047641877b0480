import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FilledCart, useCartContents } from '#blocks/cart/cart-contents.ts'
import { CartLines } from '#blocks/cart/cart-lines.tsx'
import { CartLinesSkeleton } from '#blocks/cart/cart-lines-skeleton.tsx'
import { CartReminder } from '#blocks/cart/cart-reminder.tsx'
import { CartSummary } from '#blocks/cart/cart-summary.tsx'
import { GiftLines } from '#blocks/cart/gifts/gift-lines.tsx'
import { CheckoutButton } from '#blocks/cart/checkout-button.tsx'
import { ExpressBag } from '#blocks/cart/express-bag.tsx'
import { CheckoutQuestion } from '#blocks/cart/checkout-question.tsx'
import { CartChangeReport } from '#blocks/cart/cart-change-report.tsx'
import { RefusedTray } from '#blocks/cart/refused-tray.tsx'
import { BoughtTogether } from '#blocks/cart/together/bought-together.tsx'
import { UnbuyableNotice } from '#blocks/cart/unbuyable-notice.tsx'
import { useCheckout } from '#blocks/cart/use-checkout.ts'
import { closeOverlay, useOpenOverlay } from '#blocks/overlays.ts'
import { useCloseOnLeaving } from '#blocks/use-close-on-leaving.ts'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import { SyncStatus } from '#blocks/sync/sync-status.tsx'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { CartEmpty, CartFailed } from './components/cart-absent.tsx'
import { PanelSeen } from './components/panel-seen.tsx'
import css from './cart-panel.module.css'

/** The bag as a side panel (spec 2.11): `openOverlay('cart-panel')` opens it after an add. */
export function CartPanel() {
  const { t } = useLingui()
  const open = useOpenOverlay() === 'cart-panel'
  useCloseOnLeaving()
  return (
    <Sheet.Root open={open} onClose={closeOverlay} label={t`Shopping Bag`} closeLabel={t`Close`} side="end">
      <PanelContents />
    </Sheet.Root>
  )
}

/** Its own component, so that the cart is rendered when the panel opens and never while it is closed. */
function PanelContents() {
  const { contents, ask } = useCartContents()
  const cart = contents.state === 'filled' ? contents.cart : undefined
  return (
    <>
      <Sheet.Title>
        <Trans>Shopping Bag</Trans> {cart && <PieceCount count={cart.count} />}
      </Sheet.Title>
      <Sheet.Body>
        <div className={css.notices}>
          <SyncStatus />
          <StuckNotice />
          <CartChangeReport />
          <RefusedTray />
        </div>
        {contents.state === 'loading' && <CartLinesSkeleton />}
        {contents.state === 'failed' && <CartFailed onRetry={ask} />}
        {contents.state === 'empty' && <CartEmpty />}
        {contents.state === 'empty' && <PanelSeen />}
        {cart && <UnbuyableNotice lines={cart.lines} />}
        {cart && <CartLines lines={cart.lines} />}
        {cart && <GiftLines cart={cart} />}
        {cart && <CartReminder />}
        {cart && <BoughtTogether lines={cart.lines} look="panel" />}
      </Sheet.Body>
      {cart && <PanelFooter cart={cart} />}
    </>
  )
}

function PieceCount({ count }: { count: number }) {
  return (
    <small className={css.count}>
      <Plural value={count} one="# item" other="# items" />
    </small>
  )
}

function PanelFooter({ cart }: { cart: FilledCart }) {
  const navigate = useNavigate()
  const checkout = useCheckout(cart)
  function toCart() {
    closeOverlay()
    void navigate({ to: '/cart' })
  }
  return (
    <Sheet.Footer>
      <div className={css.footer}>
        <CartSummary cart={cart} />
        <CheckoutButton checkout={checkout} />
        <ExpressBag checkout={checkout} />
        <Button wide look="outline" onClick={toCart}>
          <Trans>View bag</Trans>
        </Button>
        <CheckoutQuestion checkout={checkout} />
      </div>
    </Sheet.Footer>
  )
}
