import { storedArrival } from '#domain/account/arrival.ts'
import { writeCookie } from '#platform/storage/cookies.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { keepInvite } from '#platform/storage/invite-code.ts'

/**
 * Stores where the shopper came from (spec 9.3). The page does it, because HTML is cached for all users and cannot set
 * a cookie.
 */
export function noteArrival(address: string): void {
  const { referrer } = document
  const { cookies, inviteCode } = storedArrival({
    address: new URL(address),
    referrer: URL.canParse(referrer) ? new URL(referrer) : undefined,
    isPrivate: inKiosk() || isFollowingRefused(),
  })
  for (const { name, value, maxAge } of cookies) writeCookie(name, value, maxAge)
  if (inviteCode !== undefined) keepInvite(inviteCode)
}

/** Global Privacy Control: the user has opted out of tracking in the browser. */
function isFollowingRefused(): boolean {
  return (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
