import { ADDRESS_FIELDS, checkAddress, type AddressPreset } from '#domain/checkout/address.ts'
import { normalizedAddress } from '#domain/checkout/normalized-address.ts'
import { checkEmail } from '#domain/checkout/email.ts'
import { checkOrderNote } from '#domain/checkout/order-note.ts'
import { prefixedBilling } from '#domain/checkout/billing-fields.ts'
import { SITES } from '#domain/region/sites.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import type { Address } from '#contract/address-schema.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Storefront } from '../../services/route.ts'
import { addressProblems } from '../addresses/addresses.policy.ts'

/** The European site has no cart and sells nothing (spec 6). */
export function assertSellable(storefront: Storefront): void {
  if (SITES[storefront.site].restricted) throw new ShopError('forbidden')
}

export interface Buyer {
  readonly email: string
  readonly address: Address | null
  /** Null where it is the same as `address`. */
  readonly billing: Address | null
  readonly note: string
}

interface BuyerInput {
  readonly email: string
  readonly address?: Address | undefined
  readonly billing?: Address | undefined
  readonly note?: string | undefined
  readonly pickupStore?: string | undefined
  /** Of an order of eGift cards, which go by mail. */
  readonly egift?: unknown
}

/** Buyer and destination, checked by spec 5: a parcel needs an address, a pickup and a card that goes by mail do not. */
export function readBuyer(input: BuyerInput, method: 'delivery' | 'pickup', rules: AddressPreset): Buyer {
  const problem = checkEmail(input.email, rules)
  if (problem !== 'ok') throw new ShopError('email-wrong', { problem })
  const email = foldCode(input.email)
  const isMailed = input.egift !== undefined
  if (isMailed && method === 'pickup') throw new ShopError('bad-input', { field: 'shippingMethod' })
  if (method === 'pickup' && !input.pickupStore) throw new ShopError('store-wrong')
  const addresses = readAddresses(input, method === 'delivery' && !isMailed, rules)
  const { note = '' } = input
  const noteProblem = checkOrderNote(note)
  if (noteProblem) throw new ShopError('note-wrong', { problem: noteProblem })
  return { email, ...addresses, note: note.trim() }
}

/** Both addresses by the same rules; the problems of both are refused together, each under the name of its own field. */
function readAddresses(
  { address: shipping, billing }: Pick<BuyerInput, 'address' | 'billing'>,
  ships: boolean,
  rules: AddressPreset,
): Pick<Buyer, 'address' | 'billing'> {
  const problems = [
    ...(ships ? addressProblems(shipping, rules) : []),
    ...(billing ? checkAddress(billing, rules).map(prefixedBilling) : []),
  ]
  if (problems.length > 0) throw new ShopError('address-wrong', { problems })
  const address = ships && shipping ? normalizedAddress(shipping) : null
  const payer = billing ? normalizedAddress(billing) : null
  return { address, billing: isSame(payer, address) ? null : payer }
}

function isSame(one: Address | null, other: Address | null): boolean {
  return one !== null && other !== null && ADDRESS_FIELDS.every((field) => one[field] === other[field])
}
