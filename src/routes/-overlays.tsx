import { useOpenOverlay } from '#blocks/overlays.ts'
import { SignInOverlay } from './-sign-in-overlay.tsx'
import { SyncOverlay } from './-sync-overlay.tsx'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const SearchPopup = onUse(async () => (await import('#features/search/search-popup.tsx')).SearchPopup)
const CartPanel = onUse(async () => (await import('#features/cart/cart-panel.tsx')).CartPanel)

/** Overlays that can open over any page of the shop; loaded on first use. */
export function Overlays() {
  const open = useOpenOverlay()
  const search = useOnceTrue(open === 'search')
  const cart = useOnceTrue(open === 'cart-panel')
  return (
    <>
      {search && <SearchPopup />}
      {cart && <CartPanel />}
      <SignInOverlay />
      <SyncOverlay />
    </>
  )
}
