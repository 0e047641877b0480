import { useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ExpressCheckout } from '#contract/buying/payment.contract.ts'
import { goodsOf } from '#commands/express-calls.ts'
import type { CheckoutDraft } from '#drafts/checkout-draft.ts'
import { refreshCart } from '#sync/cart/cart-actions.ts'
import { CheckoutScreenSkeleton } from '../checkout-screen-skeleton.tsx'
import { useExpressCheckout } from '../use-express-checkout.ts'
import { CheckoutForm } from '../form/checkout-form.tsx'
import { ExpressEnded } from './express-ended.tsx'
import { ExpressOrdered } from './express-ordered.tsx'
import { ExpressUnread } from './express-unread.tsx'
import { firstValues } from '../form/first-values.ts'
import { draftOfWallet } from '../steps/wallet-terms.ts'

type ExpressReturnProps = { readonly express: string; readonly draft: CheckoutDraft }

/** The return from a wallet (spec 2.3): the checkout of its piece or of the bag, with the wallet's address, or why there is none. */
export function ExpressReturn({ express, draft }: ExpressReturnProps) {
  const { site } = useStorefront()
  const { data, error, refetch } = useExpressCheckout(express)
  const [otherWay, setOtherWay] = useState(false)
  if (!data) {
    if (!error) return <CheckoutScreenSkeleton />
    return <ExpressUnread error={error} onRetry={() => void refetch()} />
  }
  if (data.state === 'ordered') return <ExpressOrdered order={data.order} draft={draft} express={express} />
  const onOtherWay = () => setOtherWay(true)
  if (data.state !== 'authorized' && !otherWay)
    return <ExpressEnded checkout={data} state={data.state} onOtherWay={onOtherWay} />
  const filled =
    data.state === 'authorized'
      ? draftOfWallet(draft, { express, wallet: data, empty: firstValues(site) })
      : draft
  return (
    <CheckoutForm
      key={String(otherWay)}
      draft={filled}
      buyNow={boughtOf(data)}
      onOrdered={data.buyNow ? NOTHING_TO_DROP : refreshCart}
      {...(otherWay ? {} : { wallet: { ...data, express, onOtherWay, goods: goodsOf(data) } })}
    />
  )
}

const NOTHING_TO_DROP = () => Promise.resolve()

function boughtOf({ buyNow, piece }: ExpressCheckout) {
  return buyNow ? { ...buyNow, productInfo: piece } : undefined
}
