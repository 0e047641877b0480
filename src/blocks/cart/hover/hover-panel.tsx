import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCart } from '#sync/cart/use-cart.ts'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import type { FilledCart } from '../cart-contents.ts'
import { CartTotal } from '../cart-summary.tsx'
import { CheckoutButton } from '../checkout-button.tsx'
import { CheckoutQuestion } from '../checkout-question.tsx'
import { UnbuyableNotice } from '../unbuyable-notice.tsx'
import { useCheckout } from '../use-checkout.ts'
import { HoverLine } from './hover-line.tsx'
import css from './hover-panel.module.css'

/** As many lines as fit below the header of a low window. */
const SHOWN = 3

type HoverPanelProps = { readonly open: boolean; readonly onClose: () => void }

/** The bag below its icon (spec 2.11), as this device has it; nothing for an empty bag. */
export function HoverPanel(props: HoverPanelProps) {
  const cart = useCart()
  return cart.status === 'ready' && cart.lines.length > 0 && <Filled cart={cart} {...props} />
}

function Filled({ cart, open, onClose }: HoverPanelProps & { readonly cart: FilledCart }) {
  const { t } = useLingui()
  const checkout = useCheckout(cart)
  const more = cart.lines.length - SHOWN
  return (
    <>
      {open && (
        <div className={css.place}>
          <section className={css.panel} aria-label={t`Shopping Bag`}>
            <UnbuyableNotice lines={cart.lines} />
            <ul className={css.lines}>
              {cart.lines.slice(0, SHOWN).map((line) => (
                <HoverLine key={line.sku} line={line} onFollow={onClose} />
              ))}
            </ul>
            {more > 0 && (
              <p className={css.more}>
                <Plural value={more} one="and # more" other="and # more" />
              </p>
            )}
            <div className={css.total}>
              <CartTotal cart={cart} />
            </div>
            <div className={css.links}>
              <CheckoutButton checkout={checkout} />
              <Link to="/cart" {...buttonLink('outline')} onClick={onClose}>
                <Trans>View bag</Trans>
              </Link>
            </div>
          </section>
        </div>
      )}
      <CheckoutQuestion checkout={checkout} />
    </>
  )
}
