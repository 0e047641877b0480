import { generateCookie } from 'hono/cookie'
import type { OutputOf } from '#contract/endpoint.ts'
import { logout } from '#contract/login.contract.ts'
import { commonInfo } from '#contract/navigation.contract.ts'
import { goodsTotal } from '#domain/cart/apply-to-cart.ts'
import type { Services } from '../../services/services.ts'
import { handle, type RequestContext, type Route } from '../../services/route.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { kioskCookieName } from '../kiosk/kiosk-cookie.ts'
import { topMessagesFor } from '../content/top-messages.ts'

/** Who is here and what waits for them; the only place a page learns anything personal (design.md 3.4). */
export function sessionRoutes(services: Services): Route[] {
  return [
    handle(commonInfo, async (context): Promise<OutputOf<typeof commonInfo>> => ({
      isLogin: 0,
      cartQty: goodsTotal(await linesOf(services.store.db, context.principal)),
      topMessage: topMessagesFor(services, context),
      isGuide: 0,
      guideCode: '',
      nickname: '',
      couponNum: 0,
      email: '',
      customersId: '',
      principal: context.principal,
    })),
    handle(logout, async (context, { everything }) => {
      await context.leave()
      if (context.cookie(kioskCookieName(context.secure)) !== undefined) return endVisit(context)
      // Not "storage": it would take the worker and the shop it keeps along; what is personal there goes by the page's hand.
      context.setHeader('clear-site-data', everything === '1' ? '"cookies", "cache"' : '"cookies"')
      return {}
    }),
  ]
}

/** At a store's tablet all cookies of the person go by name: the tablet's own stays, or it would be a tablet no more. */
function endVisit(context: RequestContext): Record<string, never> {
  for (const name of ['lang', 'currency'])
    context.setHeader('set-cookie', generateCookie(name, '', { maxAge: 0 }))
  context.setHeader('clear-site-data', '"cache"')
  return {}
}
