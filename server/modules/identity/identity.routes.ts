import { generateCookie } from 'hono/cookie'
import { callerKey } from '#domain/account/shopper.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { logout } from '#contract/login.contract.ts'
import { commonInfo } from '#contract/navigation.contract.ts'
import { goodsTotal } from '#domain/cart/apply-to-cart.ts'
import { handle, type RequestContext, type Route } from '../../services/route.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { kioskCookieName } from '../kiosk/kiosk-cookie.ts'
import { topMessagesFor } from '../content/content.present.ts'

/** The current user and pending state; the only response at page start with personal data. */
export const identityRoutes: readonly Route[] = [
  handle(commonInfo, async (context): Promise<OutputOf<typeof commonInfo>> => ({
    isLogin: context.shopper?.kind === 'member' ? 1 : 0,
    cartQty: goodsTotal(await linesOf(context.services.store.db, context.shopper)),
    topMessage: topMessagesFor(context.services, context),
    isGuide: 0,
    guideCode: '',
    nickname: '',
    couponNum: 0,
    email: '',
    customersId: '',
    shopper: callerKey(context.shopper),
  })),
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
