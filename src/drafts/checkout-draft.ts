import type { AddressInput } from '#domain/checkout/address.ts'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import type { PlaceOrderInput } from '#commands/checkout-calls.ts'
import { withFreedSpace } from '#platform/storage/with-freed-space.ts'
import { isDraftOver } from './draft-terms.ts'
import { draftTable } from '#platform/storage/draft-table.ts'

/** The input so far, as the form holds it. */
export interface CheckoutForm extends AddressInput {
  readonly email: string
  readonly subscribe: boolean
  readonly shippingMethod: 'delivery' | 'pickup'
  readonly pickupStore: string
  /** No billing address is sent: it is the shipping address, or a pickup does without. */
  readonly billingSame: boolean
  readonly billing: AddressInput
  readonly note: string
  readonly paymentMethod: PaymentMethod
}

/** The parts of an address that belong to its country. */
type LocalParts = Pick<CheckoutForm, 'city' | 'state' | 'postalCode'>

export interface CheckoutDraft {
  readonly form: CheckoutForm | undefined
  /** Input for the countries that are not selected at the moment. */
  readonly places: Readonly<Record<string, LocalParts>>
  /** The same for the billing address. */
  readonly billingPlaces: Readonly<Record<string, LocalParts>>
  /** Idempotency-Key of the next order, made when the pay button appeared (trust.md A1). */
  readonly key: string | undefined
  /** Sent under `key` without a response: the server may have created the order. */
  readonly unconfirmed: PlaceOrderInput | undefined
  /** The express checkout whose address the form was filled in with: a reload keeps what was corrected since. */
  readonly express: string | undefined
  /** Discount code and gift cards, as they were typed. */
  readonly codes: readonly string[]
  /** Points to pay with. */
  readonly points: number
}

const KEY = 'checkout'

export const NO_DRAFT: CheckoutDraft = {
  form: undefined,
  places: {},
  billingPlaces: {},
  key: undefined,
  unconfirmed: undefined,
  express: undefined,
  codes: [],
  points: 0,
}

export async function readCheckoutDraft(now: number): Promise<CheckoutDraft> {
  const row = await (await draftTable()).get(KEY)
  if (!row || isDraftOver(row, now)) return NO_DRAFT
  return { ...NO_DRAFT, ...(row.value as Partial<CheckoutDraft>) }
}

export async function saveCheckoutDraft(draft: CheckoutDraft, now: number): Promise<void> {
  await withFreedSpace(async () => (await draftTable()).put({ key: KEY, value: draft, at: now }))
}
