import { createFileRoute } from '@tanstack/react-router'
import { cartHead } from '#features/cart/cart-head.ts'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { Panels } from '#features/shell/panels.tsx'
import { SyncOverlay } from './-sync-overlay.tsx'

export const Route = createFileRoute('/cart')({
  head: ({ match }) => cartHead(match.context),
  component: function Cart() {
    return (
      <CartScreen
        panels={
          <>
            <Panels />
            <SyncOverlay />
          </>
        }
      />
    )
  },
})
