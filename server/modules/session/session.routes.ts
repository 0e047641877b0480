import type { OutputOf } from '#contract/endpoint.ts'
import { logout } from '#contract/login.ts'
import { commonInfo } from '#contract/navigation.ts'
import { goodsTotal } from '#domain/cart/bag.ts'
import type { Services } from '../../services.ts'
import { serve, type Call, type Served } from '../../http/served.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { kioskCookieName } from '../kiosk/kiosk-cookie.ts'
import { topMessagesFor } from '../content/top-messages.ts'

/** Who is here and what waits for them; the only place a page learns anything personal (design.md 3.4). */
export function sessionRoutes(services: Services): Served[] {
  return [
    serve(commonInfo, async (call): Promise<OutputOf<typeof commonInfo>> => ({
      isLogin: 0,
      cartQty: goodsTotal(await linesOf(services.store.db, call.principal)),
      topMessage: topMessagesFor(services, call),
      isGuide: 0,
      guideCode: '',
      nickname: '',
      couponNum: 0,
      email: '',
      customersId: '',
      principal: call.principal,
    })),
    serve(logout, async (call, { everything }) => {
      await call.leave()
      if (call.cookie(kioskCookieName(call.secure)) !== undefined) return endTurn(call)
      // Not "storage": it would take the worker and the shop it keeps along; what is personal there goes by the page's hand.
      call.setHeader('clear-site-data', everything === '1' ? '"cookies", "cache"' : '"cookies"')
      return {}
    }),
  ]
}

/** At a store's tablet all cookies of the person go by name: the tablet's own stays, or it would be a tablet no more. */
function endTurn(call: Call): Record<string, never> {
  for (const name of ['lang', 'currency']) call.setHeader('set-cookie', `${name}=; Path=/; Max-Age=0`)
  call.setHeader('clear-site-data', '"cache"')
  return {}
}
