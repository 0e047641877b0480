import { HEADERS } from '#contract/envelope.ts'
import { setVisitSession, visitSession } from './visit-session.ts'

/** The change that opens the session; others wait for it, because two would open two. */
let opening: Promise<unknown> | undefined

/**
 * `fetch` for calls of the store API by a page. A browser that blocks cookies keeps no session: the page holds the guest's in
 * memory and names it in a header. Never a member's: the server gives those by cookie alone (trust.md S1).
 */
export async function visitFetch(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (navigator.cookieEnabled !== false) return fetch(address, init)
  if (opening) await opening.catch(() => {})
  const sent = sendNamed(address, init)
  if (visitSession() === '' && init.method === 'POST')
    opening = sent.finally(() => {
      opening = undefined
    })
  return sent
}

async function sendNamed(address: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set(HEADERS.visit, visitSession())
  const response = await fetch(address, { ...init, headers })
  setVisitSession(response.headers.get(HEADERS.visit) ?? visitSession())
  return response
}
