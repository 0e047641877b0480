import { Plural, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useCartCount } from '#sync/cart/use-cart.ts'
import { CartCount } from '#blocks/cart/cart-count.tsx'
import { openOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import css from './cart-icon.module.css'

/** Opens the bag's panel (spec 2.5); before hydration, and in a new tab, it links to the bag's page. */
export function CartIcon({ className }: { readonly className: string | undefined }) {
  const { t } = useLingui()
  const count = useCartCount()
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void openOverlay('cart-panel')
  }
  return (
    <PageLink href="/cart" className={className} onClick={open} preload={false}>
      <Icon name="bag" size={22} />
      <VisuallyHidden>{t`Bag`}</VisuallyHidden>
      {count !== undefined && (
        <>
          <VisuallyHidden>
            <span>, </span>
            <Plural value={count} one="# item" other="# items" />
          </VisuallyHidden>
          <CartCount of={count} className={css.count} />
        </>
      )}
    </PageLink>
  )
}
