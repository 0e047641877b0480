import { generateCookie } from 'hono/cookie'
import { endOtherSessions, endSession, sessions } from '#contract/account/customer.contract.ts'
import { logout } from '#contract/account/login.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import { handle, isKnown, type RequestContext, type Route } from '../../services/route.ts'
import { kioskCookieName } from '../kiosk/kiosk-cookie.ts'
import { staffCookie } from '../kiosk/staff-cookie.ts'
import { endSessionsOf } from './identity.commands.ts'
import { sessionsOf, type MemberSession } from './identity.queries.ts'
import { renewTillKey } from './till-keys.ts'

/** Shown in a toast (spec 2.5, 7.2). */
const LOGGED_OUT = /*i18n*/ { id: 'identity.logged-out', message: 'You are logged out.' }

export const identityRoutes: readonly Route[] = [
  handle(
    logout,
    async (context, { everything }) => {
      await context.leave()
      if (context.cookie(kioskCookieName(context.secure)) !== undefined) return endVisit(context)
      // Not "storage": it would also delete the worker and the offline catalogue; the page deletes the personal part
      // itself.
      context.setHeader('clear-site-data', everything === '1' ? '"cookies", "cache"' : '"cookies"')
      return {}
    },
    LOGGED_OUT,
  ),
  handle(sessions, async (context) => ({
    sessions: (await ownSessions(context)).map(({ idHash, ...session }) => ({
      ...session,
      isThisOne: idHash === context.sessionHash,
    })),
  })),
  handle(endSession, async (context, { id }) => {
    // Another member's id is as unknown as one that never was (trust.md S8).
    const session = (await ownSessions(context)).find((one) => one.id === id)
    if (!session) throw new ShopError('not-found')
    if (session.idHash === context.sessionHash) await context.leave()
    else await context.services.store.db.deleteFrom('session').where('id_hash', '=', session.idHash).execute()
    return {}
  }),
  handle(endOtherSessions, async (context) => {
    if (!isKnown(context)) throw new ShopError('sign-in-needed')
    const { services, shopper, sessionHash } = context
    return transact(services.store, async (tx) => {
      if (sessionHash !== undefined) await renewTillKey(tx, sessionHash)
      return { ended: await endSessionsOf(tx, shopper, sessionHash) }
    })
  }),
]

function ownSessions(context: RequestContext): Promise<MemberSession[]> {
  if (!isKnown(context)) throw new ShopError('sign-in-needed')
  return sessionsOf(context.services.store.db, context.shopper, context.now)
}

/**
 * On a kiosk all cookies of the visitor are deleted by name: the kiosk's own stays, or it would not be a kiosk any
 * more.
 */
function endVisit(context: RequestContext): Record<string, never> {
  context.setHeader('set-cookie', staffCookie('', context.secure))
  for (const name of ['lang', 'currency'])
    context.setHeader('set-cookie', generateCookie(name, '', { maxAge: 0 }))
  context.setHeader('clear-site-data', '"cache"')
  return {}
}
