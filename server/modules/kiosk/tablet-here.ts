import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { kioskCookieName } from './kiosk-cookie.ts'
import { tabletOf, type Tablet } from './kiosk.queries.ts'

/** The kiosk that calls; undefined for any other device. */
export function tabletHere({ services, cookie, secure, now }: RequestContext): Promise<Tablet | undefined> {
  return tabletOf(services.store.db, cookie(kioskCookieName(secure)), now)
}

/** Throws `kiosk-unknown`. */
export async function mustBeTablet(context: RequestContext): Promise<Tablet> {
  const tablet = await tabletHere(context)
  if (!tablet) throw new ShopError('kiosk-unknown')
  return tablet
}
