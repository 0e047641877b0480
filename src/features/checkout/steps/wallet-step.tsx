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
            <Trans>Your wallet can’t pay this any more</Trans>
          ) : (
            <Trans>The price changed after your wallet approved</Trans>
          )
        }
      >
        {isOver ? (
          <Trans>You haven’t been charged, and your details are saved.</Trans>
        ) : (
          <Trans>
            Your wallet approved up to {formatAmount}; your order is now {total}. You haven’t been charged.
          </Trans>
        )}
      </Notice>
      <AskWallet {...wallet} />
    </section>
  )
}
