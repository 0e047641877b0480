import type { AddressInput } from '#domain/checkout/address.ts'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'

/** Amounts are minor units of `currency`. */
export interface PaymentRequest {
  /** Our payment attempt: for one attempt the provider must return the same payment again. */
  readonly attemptId: string
  readonly orderNumber: string
  /** The page that is opened: of a card, or of a wallet. */
  readonly method: PaymentMethod
  readonly amount: number
  readonly currency: string
  readonly email: string
  readonly language: string
  /** The address to which the provider returns the browser, paid or not. */
  readonly returnUrl: string
  readonly cancelUrl: string
}

export interface StartedPayment {
  readonly providerRef: string
  readonly redirectUrl: string
}

export type PaymentStatus = 'waiting' | 'paid' | 'refused' | 'expired' | 'refunded' | 'risk'

/** The provider's present state: only this is trusted, never the notice itself (trust.md A1). */
export interface PaymentFact {
  readonly providerRef: string
  readonly attemptId: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly currency: string
  /** The provider's fingerprint of the card, the same for every payment by it; absent without a card, and where a wallet names none. */
  readonly card?: string
  /** The holder of the card has had the payment taken back by the bank, or asks for it; it stays true when the shop wins. */
  readonly disputed?: true
}

/** State of one refund at the provider; a refund that was accepted may still fail days later. */
export interface RefundFact {
  readonly refundRef: string
  readonly status: 'pending' | 'done' | 'failed'
}

/** A notice whose signature and age were checked. */
export interface PaymentNotice {
  readonly eventId: string
  readonly kind: string
  readonly providerRef: string
  /** The refund that it is about; absent for every other notice. */
  readonly refundRef?: string
}

/** One piece that a wallet is to pay, before there is an order. Amounts are minor units of `currency`. */
export interface ExpressRequest {
  /** Our express checkout: for one of them the provider must return the same page again. */
  readonly expressId: string
  /** The most that is ever collected: the piece with home delivery. */
  readonly amount: number
  readonly currency: string
  /** The piece with its colour, size and quantity. */
  readonly title: string
  readonly language: string
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** What the wallet has decided; `authorized`: the shop may collect up to `amount`. */
export interface ExpressFact {
  readonly providerRef: string
  readonly expressId: string
  readonly status: 'waiting' | 'authorized' | 'refused' | 'expired'
  readonly amount: number
  readonly currency: string
  /** Of the payer, once authorised; empty and undefined where the wallet has none. */
  readonly email: string
  readonly address: AddressInput | undefined
}

/** The payment attempt for which an authorised amount is collected. */
export type ExpressCapture = Pick<PaymentRequest, 'attemptId' | 'orderNumber' | 'amount' | 'currency'>

/** Payment by a wallet that also names the payer's address. Calls throw `ProviderDown`. */
export interface ExpressPayments {
  start(request: ExpressRequest): Promise<StartedPayment>
  look(providerRef: string): Promise<ExpressFact>
  /**
   * Collects the authorised amount for this attempt, of which `PaymentProvider.look` tells from then on under the same
   * reference; a notice reports the outcome. Repeated for one attempt it changes nothing. Throws `NotAuthorized`.
   */
  capture(providerRef: string, capture: ExpressCapture): Promise<void>
  /** Gives up an authorisation that was not collected; an unknown one is ignored. */
  release(providerRef: string): Promise<void>
}

/** The wallet does not pay this: the authorisation is over, or smaller. */
export class NotAuthorized extends Error {
  override readonly name = 'NotAuthorized'
}

export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}
/** The provider is up and does not have this payment. */
export class PaymentUnknown extends ProviderDown {}
/** The provider is up and will not give this back: it was given back there, or is disputed. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
}
/** Bad signature, stale, or not readable: answered 400, nothing written. */
export class NoticeRejected extends Error {
  override readonly name = 'NoticeRejected'
}

/**
 * A payment service that hosts the card form itself; the server never sees a card number. Calls throw `ProviderDown`.
 */
export interface PaymentProvider {
  readonly name: string
  /** Ways to pay that it has a page for, the usual one first. */
  readonly methods: readonly PaymentMethod[]
  /** Hosts to which the browser may be sent. */
  readonly hosts: readonly string[]
  /** `risk` when this user's payment should be reviewed first (spec 4.6: code 504). */
  assessRisk(
    request: Pick<PaymentRequest, 'attemptId' | 'orderNumber' | 'amount' | 'currency' | 'email'>,
  ): Promise<'none' | 'risk'>
  start(request: PaymentRequest): Promise<StartedPayment>
  look(providerRef: string): Promise<PaymentFact>
  /** Closes an unpaid payment page; returns the resulting state, `expired` once it is closed. */
  cancel(providerRef: string): Promise<PaymentFact>
  /** Repeated under one key it is one refund. Throws `RefundRefused`. */
  refund(providerRef: string, amount: number, key: string): Promise<RefundFact>
  lookRefund(refundRef: string): Promise<RefundFact>
  /** Wallets (spec 4.6). */
  readonly express: ExpressPayments
  /** Checks signature (on the raw bytes) and age; throws `NoticeRejected`. */
  readNotice(raw: Uint8Array, headers: Headers, now: number): Promise<PaymentNotice>
}
