import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { Basket } from '#commands/checkout-calls.ts'
import type { CheckoutDraft, CheckoutForm as Values } from '#drafts/checkout-draft.ts'
import { isRefused } from '#contract/failure.ts'
import type { AddressPreset } from './check-form.ts'
import { CheckoutEmpty } from '../notices/checkout-empty.tsx'
import css from '../checkout-screen.module.css'
import { CodeStep } from '../codes/code-step.tsx'
import { sentMeans, useMeans } from '../codes/use-means.ts'
import { BillingChoice } from '../steps/billing-choice.tsx'
import { ContactStep } from '../steps/contact-step.tsx'
import { DeliveryStep } from '../steps/delivery-step.tsx'
import { EgiftStep } from '../steps/egift-step.tsx'
import { ExpressStep } from '../steps/express-step.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { useObstacles, type Bought } from '../use-obstacles.ts'
import { OrderRefused } from '../notices/order-refused.tsx'
import { OrderUnconfirmed } from '../notices/order-unconfirmed.tsx'
import { PaymentChoice } from '../steps/payment-choice.tsx'
import { PayStep } from '../steps/pay-step.tsx'
import { PiecesGone } from '../notices/pieces-gone.tsx'
import { walletCovers, type WalletTerms } from '../steps/wallet-terms.ts'
import { WalletStep } from '../steps/wallet-step.tsx'
import { provesNotSubmitted } from './submit-once.ts'
import { QuoteNotice } from '../notices/quote-notice.tsx'
import { CheckoutSummary } from './order-summary.tsx'
import { useCheckoutForm } from '../use-checkout-form.ts'
import { useCheckoutDraft } from '../use-checkout-draft.ts'
import { useCheckWallet } from '../use-check-wallet.ts'
import { useRepairCart } from '../use-repair-cart.ts'
import { useOrder } from '../use-place-order.ts'
import { useQuote } from '../use-quote.ts'

type CheckoutFormProps = {
  readonly draft: CheckoutDraft
  readonly buyNow: Bought | undefined
  /** Runs once the order is placed: takes away what it was made of. */
  readonly onOrdered: () => Promise<unknown>
  /** The wallet that has agreed to pay. */
  readonly wallet?: WalletTerms
}

export function CheckoutForm({ draft, buyNow, onOrdered, wallet }: CheckoutFormProps) {
  const draftWriter = useCheckoutDraft(draft)
  const [rules, setRules] = useState<AddressPreset>('lenient')
  const egift = buyNow?.egift
  const isMailed = egift !== undefined
  const form = useCheckoutForm(draftWriter, { rules, isMailed })
  const [method, store] = form.watch(['shippingMethod', 'pickupStore'])
  const means = useMeans(draftWriter)
  const basket = { ...basketOf(buyNow, isMailed ? 'delivery' : method, store), ...sentMeans(means) }
  const quote = useQuote(basket)
  const express = wallet?.express
  const order = useOrder({ form, draftWriter, basket, quote, rules, onOrdered, express, egift })
  const [presses, setPresses] = useState(0)
  const steps = useId()
  const priced = quote.priced.data
  // Each quote names the address rules in force.
  if (priced && priced.addressRules !== rules) setRules(priced.addressRules)

  useCheckWallet(form, wallet !== undefined, rules)
  const isCovered = !wallet || !priced || walletCovers(wallet, priced.amounts)
  const isWalletOver = isRefused(order.refused, 'express-over') || isRefused(order.refused, 'express-changed')

  const obstacles = useObstacles(quote.priced.error, buyNow)
  const { busy, mend } = useRepairCart(obstacles, quote)

  // An unconfirmed order is shown first: it is the reason why the cart is empty.
  if (!draft.unconfirmed || provesNotSubmitted(order.refused)) {
    if (isRefused(quote.priced.error, 'nothing-selected')) return <CheckoutEmpty />
    if (obstacles) {
      const onMend = buyNow ? undefined : () => void mend()
      return <PiecesGone obstacles={obstacles} refused={order.refused} busy={busy} onMend={onMend} />
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    void form
      .handleSubmit(order.submit)(event)
      .then(() => setPresses((presses) => presses + 1))
  }

  return (
    <form className={css.columns} noValidate onSubmit={submit} aria-labelledby={steps}>
      <div className={css.steps}>
        <h2 id={steps} className={css.hidden}>
          <Trans>Your details</Trans>
        </h2>
        {draft.unconfirmed && order.refused === undefined ? (
          <OrderUnconfirmed onCheck={order.check} />
        ) : (
          <QuoteNotice quote={quote} />
        )}
        <ErrorSummary form={form} presses={presses} />
        {!wallet && !isMailed && (
          <ExpressStep bought={buyNow} means={sentMeans(means)} due={priced?.amounts.due} />
        )}
        <ContactStep form={form} />
        {egift ? (
          <EgiftStep egift={egift} />
        ) : (
          <DeliveryStep form={form} quote={priced} rules={rules} draftWriter={draftWriter} />
        )}
        <CodeStep means={means} quote={priced} pricing={quote.pricing} />
        {order.refused !== undefined && !isWalletOver && <OrderRefused error={order.refused} />}
        {wallet && (!isCovered || isWalletOver) ? (
          <WalletStep
            wallet={{ ...wallet, goods: { ...wallet.goods, ...sentMeans(means) } }}
            total={priced?.amounts.formatDue}
            isOver={isWalletOver}
          />
        ) : (
          <PayStep
            quote={priced}
            pricing={quote.pricing}
            busy={order.busy}
            draftWriter={draftWriter}
            wallet={wallet}
          >
            {!wallet && <PaymentChoice form={form} quote={priced} />}
            <BillingChoice form={form} rules={rules} draftWriter={draftWriter} isMailed={isMailed} />
          </PayStep>
        )}
      </div>
      <CheckoutSummary quote={priced} pricing={quote.pricing} />
    </form>
  )
}

function basketOf(bought: Bought | undefined, method: Values['shippingMethod'], store: string): Basket {
  return {
    ...(bought && { buyNow: boughtNow(bought) }),
    shippingMethod: method,
    ...(method === 'pickup' && store !== '' ? { pickupStore: store } : {}),
  }
}

function boughtNow({ productId, sku, qty, allPoint }: Bought): NonNullable<Basket['buyNow']> {
  return { productId, sku, qty, ...(allPoint !== undefined && { allPoint }) }
}
