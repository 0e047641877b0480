import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { writeCookie } from '#platform/storage/cookies.ts'
import { GIFT_RULES_COOKIE } from '#contract/storage-keys.ts'
import type { CartOffer } from '#contract/buying/gift.contract.ts'
import type { FilledCart } from '../cart-contents.ts'
import css from './gifts.module.css'
import { OfferedPiece } from './offered-piece.tsx'

/** What the bag may add: free gifts first, then preferential goods, each with what is missing for it (spec 2.11). */
export function OfferList({ cart }: { readonly cart: FilledCart }) {
  const open = cart.offers.filter(({ left }) => left === 0).map(({ ruleId }) => ruleId)
  const rules = JSON.stringify(open)
  useEffect(() => writeCookie(GIFT_RULES_COOKIE, rules), [rules])
  const added = new Set(cart.gifts.map(({ ruleId }) => ruleId))
  const left = cart.offers.filter(({ ruleId }) => !added.has(ruleId))
  return left.map((offer) => <Offer key={offer.ruleId} offer={offer} />)
}

function Offer({ offer }: { readonly offer: CartOffer }) {
  const { giftType, left, formatLeft, pieces } = offer
  const id = `offer-${offer.ruleId}`
  return (
    <section className={css.offer} aria-labelledby={id}>
      <h2 id={id}>{giftType === 1 ? <Trans>Free Gifts</Trans> : <Trans>Preferential Goods</Trans>}</h2>
      <p className={css.soft}>
        {left > 0 ? (
          <Trans>Add {formatLeft} to your bag to choose one.</Trans>
        ) : giftType === 1 ? (
          <Trans>Choose one. One free gift per order.</Trans>
        ) : (
          <Trans>Yours at this price with this order.</Trans>
        )}
      </p>
      <ul className={css.pieces}>
        {pieces.map((piece) => (
          <OfferedPiece key={piece.productId} offer={offer} piece={piece} />
        ))}
      </ul>
    </section>
  )
}
