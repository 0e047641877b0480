import type { AddressPreset } from '#domain/checkout/address.ts'
import { normalizedAddress } from '#domain/checkout/normalized-address.ts'
import { checkEmail } from '#domain/checkout/email.ts'
import { SITES } from '#domain/region/sites.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import type { Address } from '#contract/address-schema.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Storefront } from '../../services/route.ts'
import { checkedAddress } from '../addresses/addresses.policy.ts'

/** The European site has no cart and sells nothing (spec 6). */
export function assertSellable(storefront: Storefront): void {
  if (SITES[storefront.site].restricted) throw new ShopError('forbidden')
}

export interface Buyer {
  readonly email: string
  readonly address: Address | null
}

/** Buyer and destination, checked by spec 5: a parcel needs an address, pickup does not. */
export function readBuyer(
  input: {
    readonly email: string
    readonly address?: Address | undefined
    readonly pickupStore?: string | undefined
  },
  method: 'delivery' | 'pickup',
  rules: AddressPreset,
): Buyer {
  const problem = checkEmail(input.email, rules)
  if (problem !== 'ok') throw new ShopError('email-wrong', { problem })
  const email = foldCode(input.email)
  if (method === 'pickup') {
    if (!input.pickupStore) throw new ShopError('store-wrong')
    return { email, address: null }
  }
  return { email, address: normalizedAddress(checkedAddress(input.address, rules)) }
}
