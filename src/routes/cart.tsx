import { createFileRoute } from '@tanstack/react-router'
import { loadLeadingPieces } from '#blocks/product/rails/leading-pieces.ts'
import { cartHead } from '#features/cart/cart-head.ts'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { Panels } from '#features/shell/panels.tsx'
import { SignInOverlay } from './-sign-in-overlay.tsx'
import { SyncOverlay } from './-sync-overlay.tsx'

export const Route = createFileRoute('/cart')({
  staticData: { part: 'cart' },
  // An empty bag offers them: a page of the server brings them along, and no navigation waits for them.
  loader: async ({ context: { queries, storefront } }) => {
    if (import.meta.env.SSR) await loadLeadingPieces(queries, storefront)
  },
  head: ({ match }) => cartHead(match.context),
  component: function Cart() {
    return (
      <CartScreen
        panels={
          <>
            <Panels />
            <SyncOverlay />
            <SignInOverlay />
          </>
        }
      />
    )
  },
})
