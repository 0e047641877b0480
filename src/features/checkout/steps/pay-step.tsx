import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { Button } from '#ui/button/button.tsx'
import css from '../checkout-screen.module.css'
import type { WalletTerms } from './wallet-terms.ts'
import { Policies } from './policies.tsx'
import type { CheckoutDraftWriter } from '../use-checkout-draft.ts'
import { newId } from '#platform/device/new-id.ts'

export type PayStepProps = {
  readonly quote: Quote | undefined
  /** A price is being fetched: a press of the button waits for it. */
  readonly pricing: boolean
  readonly busy: boolean
  readonly draftWriter: CheckoutDraftWriter
  readonly wallet: WalletTerms | undefined
  /** What is chosen before the button. */
  readonly children: ReactNode
}

export function PayStep({ quote, pricing, busy, draftWriter, wallet, children }: PayStepProps) {
  const isCovered = quote?.amounts.due === 0
  return (
    <section className={css.step} aria-labelledby="step-payment">
      <h2 id="step-payment">
        <span className={css.number}>3</span> <Trans>Payment</Trans>
      </h2>
      <p className={css.hint}>
        {wallet ? (
          <WalletHint most={wallet.formatAmount} />
        ) : isCovered ? (
          <Trans>Nothing is left to pay: your gift cards and points cover this order.</Trans>
        ) : (
          <Trans>You’ll pay on a secure page. We hold your items for 30 minutes.</Trans>
        )}
      </p>
      {children}
      {quote ? (
        <PayButton
          total={isCovered ? undefined : quote.amounts.formatDue}
          pricing={pricing}
          busy={busy}
          draftWriter={draftWriter}
        />
      ) : (
        <Button wide disabled>
          {pricing ? <Trans>One moment</Trans> : <Trans>Pay</Trans>}
        </Button>
      )}
      {wallet && (
        <Button wide look="quiet" onClick={wallet.onOtherWay}>
          <Trans>Pay another way</Trans>
        </Button>
      )}
      <Policies />
    </section>
  )
}

function WalletHint({ most }: { readonly most: string }) {
  return (
    <Trans>
      Your wallet approved up to {most}. You’re charged when you press the button, and we hold your items from
      then.
    </Trans>
  )
}

/** The key of the order is made when the button becomes visible, and stored with the draft (trust.md A1). */
function PayButton({
  total,
  pricing,
  busy,
  draftWriter,
}: Pick<PayStepProps, 'pricing' | 'busy' | 'draftWriter'> & { readonly total: string | undefined }) {
  useEffect(() => {
    if (draftWriter.current().key === undefined) void draftWriter.write({ key: newId() })
  }, [draftWriter])
  return (
    <Button type="submit" wide busy={busy} aria-busy={pricing || undefined}>
      {total === undefined ? <Trans>Place Order</Trans> : <Trans>Pay {total}</Trans>}
    </Button>
  )
}
