import { Trans, useLingui } from '@lingui/react/macro'
import { useBagCount } from '#data/bag/use-bag.ts'
import { useWishes } from '#data/wishes/use-wishes.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { ProductRail } from '#blocks/product/product-rail.tsx'
import { useSeenProducts } from '#blocks/product/use-seen-products.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './also-here.module.css'

/** What this device can show whatever the network does. */
export function AlsoHere() {
  const { t } = useLingui()
  const bag = useBagCount() ?? 0
  const wishes = useWishes().spus.length
  const seen = useSeenProducts() ?? []
  return (
    <>
      <nav aria-label={t`On this device`} className={css.links}>
        <PageLink href="/" className={linkClass('quiet')}>
          <Trans>Home</Trans>
        </PageLink>
        <PageLink href="/cart" className={linkClass('quiet')}>
          {bag > 0 ? <Trans>Your bag ({bag})</Trans> : <Trans>Your bag</Trans>}
        </PageLink>
        <PageLink href="/user/wishlist" className={linkClass('quiet')}>
          {wishes > 0 ? <Trans>Your wishlist ({wishes})</Trans> : <Trans>Your wishlist</Trans>}
        </PageLink>
        <PageLink href="/this-device" className={linkClass('quiet')}>
          <Trans>Take the shop with you</Trans>
        </PageLink>
      </nav>
      {seen.length > 0 && (
        <div className={css.seen}>
          <ProductRail title={<Trans>You have seen these</Trans>} products={seen} />
        </div>
      )}
    </>
  )
}
