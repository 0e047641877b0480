import { generateCookie } from 'hono/cookie'
import { logout } from '#contract/login.contract.ts'
import { handle, type RequestContext, type Route } from '../../services/route.ts'
import { kioskCookieName } from '../kiosk/kiosk-cookie.ts'

export const identityRoutes: readonly Route[] = [
  handle(logout, async (context, { everything }) => {
    await context.leave()
    if (context.cookie(kioskCookieName(context.secure)) !== undefined) return endVisit(context)
    // Not "storage": it would also delete the worker and the offline catalogue; the page deletes the personal part
    // itself.
    context.setHeader('clear-site-data', everything === '1' ? '"cookies", "cache"' : '"cookies"')
    return {}
  }),
]

/**
 * On a kiosk all cookies of the visitor are deleted by name: the kiosk's own stays, or it would not be a kiosk any
 * more.
 */
function endVisit(context: RequestContext): Record<string, never> {
  for (const name of ['lang', 'currency'])
    context.setHeader('set-cookie', generateCookie(name, '', { maxAge: 0 }))
  context.setHeader('clear-site-data', '"cache"')
  return {}
}
