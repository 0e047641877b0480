import { Trans, useLingui } from '@lingui/react/macro'
import { useCartCount } from '#sync/cart/use-cart.ts'
import { useWishlist } from '#sync/wishlist/use-wishlist.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { ProductRail } from '#blocks/product/rails/product-rail.tsx'
import { useSeenProducts } from '#blocks/product/rails/use-seen-products.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './offline-suggestions.module.css'

/** Pages that this device can show without a network. */
export function OfflineSuggestions() {
  const { t } = useLingui()
  const cart = useCartCount() ?? 0
  const wishlist = useWishlist()
  const count = wishlist.status === 'ready' ? wishlist.spus.length : 0
  const seen = useSeenProducts('shown') ?? []
  return (
    <>
      <nav aria-label={t`On this device`} className={css.links}>
        <PageLink href="/" className={linkClass('quiet')}>
          <Trans>Home</Trans>
        </PageLink>
        <PageLink href="/cart" className={linkClass('quiet')}>
          {cart > 0 ? <Trans>Your bag ({cart})</Trans> : <Trans>Your bag</Trans>}
        </PageLink>
        <PageLink href="/user/wishlist" className={linkClass('quiet')}>
          {count > 0 ? <Trans>Your wishlist ({count})</Trans> : <Trans>Your wishlist</Trans>}
        </PageLink>
        <PageLink href="/this-device" className={linkClass('quiet')}>
          <Trans>Save the shop for offline</Trans>
        </PageLink>
      </nav>
      {seen.length > 0 && (
        <div className={css.seen}>
          <ProductRail title={<Trans>Recently viewed</Trans>} products={seen} />
        </div>
      )}
    </>
  )
}
