import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './checkout-screen.module.css'
import type { DraftKeeper } from './use-draft.ts'

export type PayStepProps = {
  readonly quote: Quote | undefined
  /** A new price is on its way; the old one must not be paid. */
  readonly pricing: boolean
  readonly busy: boolean
  readonly keeper: DraftKeeper
}

export function PayStep({ quote, pricing, busy, keeper }: PayStepProps) {
  return (
    <section className={css.step} aria-labelledby="step-payment">
      <h2 id="step-payment">
        <span className={css.number}>3</span> <Trans>Payment</Trans>
      </h2>
      <p className={css.hint}>
        <Trans>
          You pay on the page of our payment provider, who alone sees your card. Your pieces are set aside for
          you from the moment you press the button.
        </Trans>
      </p>
      {quote ? (
        <PayButton total={quote.amounts.formatOtTotal} busy={busy || pricing} keeper={keeper} />
      ) : (
        <Button wide disabled>
          {pricing ? <Trans>One moment</Trans> : <Trans>Pay</Trans>}
        </Button>
      )}
      <p className={css.hint}>
        <Trans>
          By ordering you accept the{' '}
          <PageLink href="/Terms-And-Conditions" className={linkClass()}>
            terms and conditions
          </PageLink>{' '}
          and the{' '}
          <PageLink href="/Privacy-Cookie-Policy" className={linkClass()}>
            privacy policy
          </PageLink>
          . What you can send back is under{' '}
          <PageLink href="/Return-Policy" className={linkClass()}>
            Returns and refunds
          </PageLink>
          .
        </Trans>
      </p>
    </section>
  )
}

/** The key of the order is made when the button becomes visible and kept with the draft (trust.md A1). */
function PayButton({ total, busy, keeper }: { total: string; busy: boolean; keeper: DraftKeeper }) {
  useEffect(() => {
    if (keeper.current().key === undefined) void keeper.write({ key: crypto.randomUUID() })
  }, [keeper])
  return (
    <Button type="submit" wide busy={busy}>
      <Trans>Pay {total}</Trans>
    </Button>
  )
}
