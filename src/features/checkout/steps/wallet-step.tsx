import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/notice/notice.tsx'
import css from '../checkout-screen.module.css'
import { AskWallet } from './ask-wallet.tsx'
import type { WalletTerms } from './wallet-terms.ts'

type WalletStepProps = {
  readonly wallet: WalletTerms
  /** What the order comes to now. */
  readonly total: string | undefined
  /** The wallet does not hold the payment any more. */
  readonly isOver: boolean
}

/** Replaces the payment step where the wallet does not cover the order: the user chooses again. */
export function WalletStep({ wallet, total, isOver }: WalletStepProps) {
  const { formatAmount } = wallet
  return (
    <section className={css.step} aria-labelledby="step-payment">
      <h2 id="step-payment">
        <span className={css.number}>3</span> <Trans>Payment</Trans>
      </h2>
      <Notice
        tone="warn"
        role="alert"
        title={
          isOver ? (
            <Trans>Your wallet does not pay this any more</Trans>
          ) : (
            <Trans>The price has changed since your wallet agreed</Trans>
          )
        }
      >
        {isOver ? (
          <Trans>Nothing was charged, and what you have typed is kept.</Trans>
        ) : (
          <Trans>
            It agreed to pay up to {formatAmount}; the order comes to {total} now. Nothing was charged.
          </Trans>
        )}
      </Notice>
      <AskWallet {...wallet} />
    </section>
  )
}
