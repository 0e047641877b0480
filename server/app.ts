import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { isPagePath } from '#domain/region/links.ts'
import { isShareTarget } from '#domain/region/share-target.ts'
import { bodyTerms, createApi } from './http/api/api.ts'
import type { App } from './http/app-build.ts'
import { limitBodies } from './core/body-bytes.ts'
import { createFiles } from './http/files/files.ts'
import { rawHeadersOf, readIncoming } from './http/request/incoming-request.ts'
import { describeApi } from './http/api/openapi.ts'
import { createCallLimits } from './http/request/limits.ts'
import { createPages } from './http/pages.ts'
import { createPlain, PLAIN_BODIES } from './http/plain/plain-routes.ts'
import { isReadablePath, namesOneHost } from './http/request/readable-path.ts'
import { ShopError } from './core/shop-error.ts'
import { createRefuser } from './http/request/refuse.ts'
import { createReader } from './http/request/request-context.ts'
import { securityHeaders } from './http/request/security.ts'
import { openShared } from './http/files/share.ts'
import type { Route } from './services/route.ts'
import { googleFeed } from './http/files/google-feed.ts'
import { createSiteMap, robotsText } from './http/files/site-map.ts'
import { manifestFor } from './http/files/web-manifest.ts'
import { boughtTogetherRoutes } from './modules/bought-together/bought-together.routes.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { catalogRoutes } from './modules/catalog/catalog.routes.ts'
import { addressRoutes } from './modules/addresses/addresses.routes.ts'
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { couponRoutes } from './modules/coupons/coupons.routes.ts'
import { referralRoutes } from './modules/referrals/referrals.routes.ts'
import { egiftRoutes } from './modules/egifts/egifts.routes.ts'
import { giftCardRoutes } from './modules/gift-cards/gift-cards.routes.ts'
import { drawRoutes } from './modules/draw/draw.routes.ts'
import { kioskRoutes } from './modules/kiosk/kiosk.routes.ts'
import { popupRoutes } from './modules/popups/popups.routes.ts'
import { pictureRoute } from './modules/media/media.routes.ts'
import { oneClickPage, oneClickRoute } from './modules/newsletter/one-click.ts'
import { ONE_CLICK_PATH } from './modules/newsletter/unsubscribe-link.ts'
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts'
import { notifyRoutes } from './modules/notify/notify.routes.ts'
import { orderRoutes } from './modules/orders/orders.routes.ts'
import { NOTICE, noticeRoute, paymentRoutes } from './modules/payment/payment.routes.ts'
import { pointRoutes } from './modules/points/points.routes.ts'
import { preferenceRoutes } from './modules/preferences/preferences.routes.ts'
import { pushRoutes } from './modules/push/push.routes.ts'
import { regionRoutes } from './modules/region/region.routes.ts'
import { returnRoutes } from './modules/returns/returns.routes.ts'
import { reviewRoutes } from './modules/reviews/reviews.routes.ts'
import { memberRoutes } from './modules/members/members.routes.ts'
import { passkeyRoutes } from './modules/passkeys/passkeys.routes.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { findJourney } from './modules/members/social/social-journeys.ts'
import { SOCIAL_RETURN, socialReturn } from './modules/members/social/social-return.ts'
import { identityRoutes } from './modules/identity/identity.routes.ts'
import { savedSearchRoutes } from './modules/searches/searches.routes.ts'
import { lookRoutes } from './modules/looks/looks.routes.ts'
import { sizeRoutes } from './modules/sizes/sizes.routes.ts'
import { uploadRoutes } from './modules/uploads/uploads.routes.ts'
import { wishlistRoutes } from './modules/wishlist/wishlist.routes.ts'
import { PARCEL_NOTICE, parcelNoticeRoute } from './modules/tracking/tracking.routes.ts'
import type { Services } from './services/services.ts'

/** Every call of the contract with its handler; throws when a call has none. */
function allRoutes(): Route[] {
  const routes = [
    regionRoutes,
    identityRoutes,
    memberRoutes,
    passkeyRoutes,
    contentRoutes,
    catalogRoutes,
    boughtTogetherRoutes,
    cartRoutes,
    wishlistRoutes,
    notifyRoutes,
    newsletterRoutes,
    reviewRoutes,
    uploadRoutes,
    sizeRoutes,
    savedSearchRoutes,
    lookRoutes,
    addressRoutes,
    preferenceRoutes,
    pointRoutes,
    couponRoutes,
    drawRoutes,
    popupRoutes,
    referralRoutes,
    giftCardRoutes,
    egiftRoutes,
    checkoutRoutes,
    orderRoutes,
    paymentRoutes,
    returnRoutes,
    kioskRoutes,
    staffRoutes,
    pushRoutes,
  ].flat()
  const missing = API.filter((endpoint) => !routes.some((one) => one.endpoint === endpoint))
  if (missing.length > 0)
    throw new RangeError(`no route for ${missing.map((endpoint) => endpoint.path).join(', ')}`)
  return routes
}

/** A proxy's own id is used when it is no longer than this and has no signs but letters, digits, `_`, `-` and `=`. */
const REQUEST_ID_LENGTH = 64

/** The whole server as one Hono app. `build` is the built client; without it only the API answers. */
export function createApp(services: Services, build: App | undefined): Hono {
  const app = new Hono()
  const reader = createReader(services)
  const routes = allRoutes()
  const refuser = createRefuser(services, reader)
  const countCall = createCallLimits(services.store.db)
  const parts = { services, reader, routes, refuser, countCall }
  app.onError((error, c) => refuser.fail(c, error))
  app.notFound((c) => refuser.refuse(c, new ShopError('not-found')))
  app.use('*', requestId({ limitLength: REQUEST_ID_LENGTH }))
  app.use('*', securityHeaders(services.env))
  app.use('*', async (c, next) =>
    namesOneHost(rawHeadersOf(c)) ? next() : refuser.refuse(c, new ShopError('bad-input')),
  )
  app.use('*', async (c, next) =>
    isReadablePath(c.req.url) ? next() : refuser.refuse(c, new ShopError('not-found')),
  )
  app.use(
    '*',
    limitBodies([...bodyTerms(routes), ...PLAIN_BODIES, NOTICE, PARCEL_NOTICE], (c) =>
      refuser.refuse(c, new ShopError('too-large')),
    ),
  )
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/api/openapi.json', (c) => c.json(describeApi()))
  app.post(NOTICE.path, noticeRoute(services))
  app.post(PARCEL_NOTICE.path, parcelNoticeRoute(services))
  app.post(ONE_CLICK_PATH, oneClickRoute(services))
  app.get(
    ONE_CLICK_PATH,
    oneClickPage((c) => reader.storefrontFrom(readIncoming(c, services.env))),
  )
  app.on(
    ['GET', 'POST'],
    SOCIAL_RETURN.path,
    socialReturn({
      storefrontOf: (c) => reader.storefrontFrom(readIncoming(c, services.env)),
      journeyOf: (state) => findJourney(services.store.db, state),
    }),
  )
  app.route('/api', createApi(parts))
  app.route('/', createPlain(parts, build))
  app.get('/media/*', pictureRoute(services))
  app.get('/robots.txt', (c) => c.text(robotsText(services)))
  const siteMap = createSiteMap(services, reader)
  app.get('/sitemap.xml', siteMap.index)
  app.get('/sitemap/:file', siteMap.file)
  app.get('/feeds/google.xml', googleFeed(services, reader))
  app.get('/manifest.webmanifest', (c) => manifestFor(services, reader, c))
  app.get('*', async (c, next) =>
    isShareTarget(new URL(c.req.url).pathname) ? openShared(services, reader, c) : next(),
  )
  if (!build) return app

  const files = createFiles([build.folder, `${build.folder}/../kept`], { killWorker: services.env.SW_KILL })
  const pages = createPages(parts, build)
  app.get('*', async (c) => {
    if (isPagePath(new URL(c.req.url).pathname)) return pages(c)
    return (await files(c)) ?? c.text('Not found', 404, { 'cache-control': 'no-store' })
  })
  return app
}
