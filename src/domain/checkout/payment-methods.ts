/** Ways to pay what codes and points leave: each is a page of the provider. */
export const PAYMENT_METHODS = ['card', 'wallet'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export function isPaymentMethod(text: string): text is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === text)
}
