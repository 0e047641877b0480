import { Plural, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useCartCount } from '#sync/cart/use-cart.ts'
import { CartCount } from '#blocks/cart/cart-count.tsx'
import { openOverlay } from '#blocks/overlays.ts'
import { onUse } from '#blocks/page/on-use.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import css from './cart-icon.module.css'
import { useCartHover } from './use-cart-hover.ts'

const HoverPanel = onUse(async () => (await import('#blocks/cart/hover/hover-panel.tsx')).HoverPanel)

/**
 * Opens the bag's panel (spec 2.5), and a smaller one below it on hover and on Tab (spec 2.11); before hydration, and in a
 * new tab, it links to the bag's page.
 */
export function CartIcon({ className }: { readonly className: string | undefined }) {
  const { isOpen, close, handlers } = useCartHover()
  const isUsed = useOnceTrue(isOpen)
  return (
    <div className={css.place} {...handlers}>
      <BagLink className={className} onOpen={close} />
      {isUsed && <HoverPanel open={isOpen} onClose={close} />}
    </div>
  )
}

type BagLinkProps = { readonly className: string | undefined; readonly onOpen: () => void }

function BagLink({ className, onOpen }: BagLinkProps) {
  const { t } = useLingui()
  const count = useCartCount()
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
    void openOverlay('cart-panel')
  }
  return (
    <PageLink href="/cart" className={className} onClick={open} preload={false} data-bag="">
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
