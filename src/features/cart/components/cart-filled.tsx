import { isFinalSale } from '#domain/catalog/notices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { CartReminder } from '#blocks/cart/cart-reminder.tsx'
import { CartLines } from '#blocks/cart/cart-lines.tsx'
import type { FilledCart } from '#blocks/cart/cart-contents.ts'
import { CartSummary, CartTotal } from '#blocks/cart/cart-summary.tsx'
import { GiftLines } from '#blocks/cart/gifts/gift-lines.tsx'
import { OfferList } from '#blocks/cart/gifts/offer-list.tsx'
import { CheckoutButton } from '#blocks/cart/checkout-button.tsx'
import { ExpressBag } from '#blocks/cart/express-bag.tsx'
import { CheckoutQuestion } from '#blocks/cart/checkout-question.tsx'
import { UnbuyableNotice } from '#blocks/cart/unbuyable-notice.tsx'
import { useCheckout } from '#blocks/cart/use-checkout.ts'
import { useLineActions } from '#blocks/cart/use-line-actions.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import summaryCss from '#blocks/order/summary-column.module.css'
import { ThumbBar } from '#blocks/thumb-bar/thumb-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import css from '../cart-screen.module.css'
import type { RefusedStep } from '../use-refused-step.ts'
import { RetentionDialog } from './retention-dialog.tsx'

type CartFilledProps = { readonly cart: FilledCart; readonly step: RefusedStep }

export function CartFilled({ cart, step }: CartFilledProps) {
  const button = useRef<HTMLDivElement>(null)
  const checkout = useCheckout(cart)
  const isSignedIn = useSignedIn()
  return (
    <div className={css.columns}>
      <section className={css.goods}>
        <UnbuyableNotice lines={cart.lines} />
        <Selection cart={cart} />
        <CartLines lines={cart.lines} />
        <GiftLines cart={cart} />
        <OfferList cart={cart} />
        <CartReminder />
      </section>
      <section className={summaryCss.column} aria-labelledby="summary">
        <h2 id="summary">
          <Trans>Order Summary</Trans>
        </h2>
        <CartSummary cart={cart} />
        <div className={css.ways}>
          <div ref={button}>
            <CheckoutButton checkout={checkout} />
          </div>
          <ExpressBag checkout={checkout} />
        </div>
        <ul className={css.promises}>
          {isSignedIn !== true && (
            <li>
              <Trans>No account needed: an email address is enough.</Trans>
            </li>
          )}
          {!cart.lines.every(isFinalSale) && (
            <li>
              <Trans>Return request within 15 days of delivery.</Trans>
            </li>
          )}
          {cart.lines.some(isFinalSale) && (
            <li>
              <Trans>No returns or exchanges on final sale.</Trans>
            </li>
          )}
        </ul>
      </section>
      <ThumbBar watched={button}>
        <CartTotal cart={cart} />
        <CheckoutButton checkout={checkout} />
      </ThumbBar>
      <CheckoutQuestion checkout={checkout} />
      <RetentionDialog cart={cart} step={step} onCheckOut={() => void checkout.go('form')} />
    </div>
  )
}

/** All at once: select, move, delete. */
function Selection({ cart }: { cart: FilledCart }) {
  const { t } = useLingui()
  const { select, remove, moveToWishlist } = useLineActions()
  const chosen = cart.lines.filter((line) => line.selected)
  const all = chosen.length === cart.lines.length
  return (
    <div className={css.selection}>
      <Checkbox
        label={t`Select all`}
        checked={all}
        onChange={(event) =>
          void select(
            cart.lines.map((line) => line.sku),
            event.target.checked,
          )
        }
      />
      {chosen.length > 1 && (
        <div className={css.together}>
          <Button look="quiet" size="small" onClick={() => void moveToWishlist(chosen)}>
            <Trans>Move {chosen.length} to Wishlist</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={() => void remove(chosen)}>
            <Trans>Delete {chosen.length}</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
