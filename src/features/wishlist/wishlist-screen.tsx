import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LoginOffer } from '#blocks/identity/login-offer.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { OfferedPieces } from '#blocks/product/rails/offered-pieces.tsx'
import { ProductGridSkeleton } from '#blocks/product/card/product-grid.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { useResource } from '#sync/device-state.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { SavedLooks } from './components/saved-looks.tsx'
import { WishlistProducts } from './components/wishlist-products.tsx'
import css from './wishlist-screen.module.css'
import { useWishlistState } from './use-wishlist-state.ts'

/** My Wishlist (spec 2.14), for guests as well: stored on this device and on the server. */
export function WishlistScreen() {
  const { t } = useLingui()
  const { state, spus, asOf, ask } = useWishlistState()
  const looks = useResource('looks')
  const hasLooks = looks.status === 'ready' && looks.list.length > 0
  const hint = t`Tap the heart on what you like. It stays here, online or offline.`
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <h1>
          <Trans>My Wishlist</Trans>
        </h1>
        {state === 'filled' && (
          <p className={css.count}>
            <Plural value={spus.length} one="# item" other="# items" />
          </p>
        )}
      </header>
      <NeedsScripts />
      {state === 'filled' && <AsOf at={asOf} />}
      {state === 'loading' && <ProductGridSkeleton count={4} />}
      {state === 'filled' && (
        <>
          <WishlistProducts spus={spus} />
          <SavedLooks />
          {/* Below the list: it is known later than the pieces, and would push them down. */}
          <LoginOffer className={css.count}>
            <Trans>With an account, your wishlist is on all your devices.</Trans>
          </LoginOffer>
        </>
      )}
      {state === 'empty' && (
        <>
          {hasLooks ? <p className={css.count}>{hint}</p> : <WishlistEmpty hint={hint} />}
          <SavedLooks />
          <OfferedPieces />
        </>
      )}
      {state === 'failed' && <WishlistFailed onRetry={ask} />}
    </div>
  )
}

function WishlistEmpty({ hint }: { readonly hint: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nothing here yet`}
      text={hint}
      action={
        <Link to="/" {...buttonLink()}>
          <Trans>Find something to wear</Trans>
        </Link>
      }
    />
  )
}

function WishlistFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`We could not load your wishlist`}
      text={t`Nothing is lost. Please try again when you’re back online.`}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
