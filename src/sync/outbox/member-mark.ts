import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { createShopper, shopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import { readCookie } from '#platform/storage/cookies.ts'

/** The member who has signed in on this browser, by its customer-id cookie; a hint that no call trusts (spec 4.1). */
export function markedMember(): ShopperKey | undefined {
  const id = readCookie(CUSTOMER_MARK)
  try {
    return id === undefined ? undefined : shopperKey(createShopper('member', id))
  } catch {
    // A cookie that the shop has not written.
    return undefined
  }
}
