import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { LOGIN_CLOSED } from '#contract/storage-keys.ts'
import { accessOf } from '#domain/account/page-access.ts'
import { readLanguage } from '#domain/region/language.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { readSession, writeSession } from '#platform/storage/session-storage.ts'
import { LEAVES_AT } from '#sync/sign-out-marks.ts'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'

/**
 * Applies the access of the current page to a guest (spec 2.3): opens the login popup over it, or goes to the dashboard with the
 * address of the page, to which the dashboard returns as soon as a member is signed in.
 */
export function usePageAccess(): void {
  const isSignedIn = useSignedIn()
  const navigate = useNavigate()
  const { pathname, searchStr, href, search } = useLocation()
  const page = readLanguage(pathname).page
  const access = accessOf(page, isFirstLoad() ? searchStr : '')
  const wanted = 'redirect' in search ? String(search.redirect) : ''

  async function openPopup() {
    // A member who has just deleted the account reads until when it can come back.
    if (!navigator.onLine || inKiosk() || readSession(LEAVES_AT) !== undefined) return
    if (access === 'popup-once' && readSession(LOGIN_CLOSED) !== undefined) return
    if (OF_BUYERS.test(page) && (await hasOrderedHere())) return
    // Closed without a sign-in: the page stays as it is.
    askSignIn().catch(() => writeSession(LOGIN_CLOSED, 'yes'))
  }

  const apply = useEffectEvent(() => {
    if (isSignedIn) {
      if (page === '/user/dashboard' && safeUrl(wanted, []) !== undefined)
        void navigate({ to: '.', href: wanted, replace: true })
    } else if (access === 'member')
      void navigate({ to: '/user/dashboard', search: { redirect: href }, replace: true })
    else if (access !== 'open') void openPopup()
  })
  useEffect(() => {
    if (isSignedIn !== undefined) apply()
  }, [isSignedIn, page, wanted])
}

const OF_BUYERS = /^\/user\/(?:write-review|my-review|orders\/[a-z-]+)\//

/** A guest who has ordered on this device sees the order and reviews its pieces without an account. Read here: other pages open no database for it. */
async function hasOrderedHere(): Promise<boolean> {
  const { readPlacedOrder } = await import('#drafts/placed-orders.ts')
  return readPlacedOrder(undefined).then(
    (order) => order !== undefined,
    () => false,
  )
}

/** Whether the document was loaded at this address, and not another one in between. */
function isFirstLoad(): boolean {
  if (!('performance' in globalThis) || !('location' in globalThis)) return false
  return performance.getEntriesByType('navigation')[0]?.name === location.href
}
