/** Amounts are minor units of `currency`. */
export interface PaymentRequest {
  /** Our payment attempt: the provider must answer the same payment when it is asked twice for one attempt. */
  readonly attemptId: string
  readonly orderNumber: string
  readonly amount: number
  readonly currency: string
  readonly email: string
  readonly language: string
  /** Where the provider sends the shopper back to, paid or not. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

export interface StartedPayment {
  readonly providerRef: string
  readonly redirectUrl: string
}

export type PaymentStatus = 'waiting' | 'paid' | 'refused' | 'expired' | 'refunded' | 'risk'

/** What the provider says now: the only thing that is believed, whoever told us to look (trust.md A1). */
export interface PaymentFact {
  readonly providerRef: string
  readonly attemptId: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly currency: string
}

/** A notice whose signature and age were checked. */
export interface PaymentNotice {
  readonly eventId: string
  readonly kind: string
  readonly providerRef: string
}

export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}
/** The provider answers, but knows nothing of this payment: no reason to think that it is down. */
export class PaymentUnknown extends ProviderDown {}
/** Bad signature, stale, or not readable: answered 400, nothing written. */
export class NoticeRejected extends Error {
  override readonly name = 'NoticeRejected'
}

/** A payment service that hosts the card form itself; we never see a card number. Calls throw `ProviderDown`. */
export interface PaymentProvider {
  readonly name: string
  /** Hosts the browser may be sent to. */
  readonly hosts: readonly string[]
  /** True when this shopper's payment should be looked at first (spec 4.6: code 504). */
  assessRisk(
    request: Pick<PaymentRequest, 'attemptId' | 'orderNumber' | 'amount' | 'currency' | 'email'>,
  ): Promise<'none' | 'risk'>
  start(request: PaymentRequest): Promise<StartedPayment>
  look(providerRef: string): Promise<PaymentFact>
  /** Closes a payment page that nothing was paid on; answers how the payment stands then, `expired` once it is closed. */
  cancel(providerRef: string): Promise<PaymentFact>
  refund(providerRef: string, amount: number, key: string): Promise<void>
  /** Checks signature (on the raw bytes) and age; throws `NoticeRejected`. */
  readNotice(raw: Uint8Array, headers: Headers, now: number): Promise<PaymentNotice>
}
