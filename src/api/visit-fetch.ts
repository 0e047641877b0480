import { Mutex } from 'async-mutex'
import { HEADERS } from '#contract/envelope.ts'

/**
 * A browser that blocks cookies keeps no session. The page holds the guest's session in memory for it, until it is
 * closed or reloaded, and names it in a header. Never a member's: the server gives those by cookie alone (trust.md S1).
 */
let session = ''
/** Two first changes at once would open two sessions. */
const opening = new Mutex()

export function hasVisitSession(): boolean {
  return session !== ''
}

/** `fetch` for calls of the store API, by a page. */
export function visitFetch(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (navigator.cookieEnabled !== false) return fetch(address, init)
  const send = () => sendNamed(address, init)
  return session === '' && init.method === 'POST' ? opening.runExclusive(send) : send()
}

async function sendNamed(address: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set(HEADERS.visit, session)
  const response = await fetch(address, { ...init, headers })
  session = response.headers.get(HEADERS.visit) ?? session
  return response
}
