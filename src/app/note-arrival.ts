import { storedArrival } from '#domain/account/arrival.ts'
import { writeCookie } from '#platform/storage/cookies.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { keepInvite } from '#platform/storage/invite-code.ts'
import { hasPrivacySignal, onConsent, readConsent } from '#preferences/consent.ts'

/**
 * Stores where the shopper came from (spec 9.3): the cookies with consent alone, the code of a friend at once. The page
 * does it, because HTML is cached for all users and cannot set a cookie.
 */
export function noteArrival(address: string): void {
  const { referrer } = document
  const { cookies, inviteCode } = storedArrival({
    address: new URL(address),
    referrer: URL.canParse(referrer) ? new URL(referrer) : undefined,
    isKiosk: inKiosk(),
    isPrivate: hasPrivacySignal(),
  })
  if (inviteCode !== undefined) keepInvite(inviteCode)
  if (cookies.length === 0) return
  onceAgreed(() => {
    for (const { name, value, maxAge } of cookies) writeCookie(name, value, maxAge)
  })
}

/** The arrival stays in the memory of this document until the answer; a refusal drops it. */
function onceAgreed(write: () => void): void {
  const stop = onConsent(settle)
  settle()

  function settle(): void {
    const consent = readConsent()
    if (consent === undefined) return
    stop()
    if (consent === 'all') write()
  }
}
