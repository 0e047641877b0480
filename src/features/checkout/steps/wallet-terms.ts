import type { Quote } from '#contract/buying/checkout.contract.ts'
import type { ExpressCheckout } from '#contract/buying/payment.contract.ts'
import { findArea } from '#domain/checkout/areas.ts'
import type { ExpressGoods } from '#commands/express-calls.ts'
import type { CheckoutDraft, CheckoutForm } from '#drafts/checkout-draft.ts'

/** What a wallet has agreed to pay, and the ways to go on without it. */
export interface WalletTerms extends Pick<ExpressCheckout, 'amount' | 'formatAmount' | 'currency'> {
  /** Id of the express checkout. */
  readonly express: string
  readonly onOtherWay: () => void
  /** What it is asked to pay, when it is asked again. */
  readonly goods: ExpressGoods
}

/** Whether the wallet pays this sum: the server applies the same rule when it writes the order. */
export function walletCovers(
  { amount, currency }: Pick<WalletTerms, 'amount' | 'currency'>,
  sums: Pick<Quote['amounts'], 'due' | 'currency'>,
): boolean {
  return sums.currency === currency && sums.due <= amount
}

/** The draft with the wallet's e-mail and address in its form, once: what was corrected since then stays. */
export function draftOfWallet(
  draft: CheckoutDraft,
  {
    express,
    wallet,
    empty,
  }: {
    readonly express: string
    readonly wallet: Pick<ExpressCheckout, 'email' | 'address'>
    readonly empty: CheckoutForm
  },
): CheckoutDraft {
  if (draft.express === express) return draft
  const form = { ...empty, ...draft.form, shippingMethod: 'delivery' as const, ...wallet.address }
  const { country, email, state } = form
  // The list of states is chosen from by code.
  const known = findArea(country, state)?.code ?? state
  return { ...draft, express, form: { ...form, state: known, email: wallet.email || email } }
}
