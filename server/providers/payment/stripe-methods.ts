import type { Stripe } from 'stripe'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'

type SessionParams = Stripe.Checkout.SessionCreateParams
type StripeType = NonNullable<SessionParams['allowed_payment_method_types']>[number]

export const METHODS: readonly PaymentMethod[] = ['card', 'wallet']

/**
 * Types with a wallet behind them; each is offered only where the shop's Dashboard has switched it on and currency and device fit.
 * Apple Pay and Google Pay belong to the type `card`.
 */
const WALLETS: readonly StripeType[] = [
  'card',
  'link',
  'alipay',
  'amazon_pay',
  'grabpay',
  'kakao_pay',
  'mobilepay',
  'naver_pay',
  'paypal',
  'paypay',
  'revolut_pay',
  'samsung_pay',
  'wechat_pay',
]

/** Which ways to pay the Checkout page shows. */
export function pageOf(
  method: PaymentMethod,
): Pick<SessionParams, 'allowed_payment_method_types' | 'wallet_options'> {
  return method === 'card'
    ? { allowed_payment_method_types: ['card'], wallet_options: { link: { display: 'never' } } }
    : { allowed_payment_method_types: [...WALLETS], wallet_options: { link: { display: 'auto' } } }
}
