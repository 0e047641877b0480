import * as articles from '../catalog/articles.contract.ts'
import * as campaigns from '../catalog/campaigns.contract.ts'
import * as together from '../catalog/bought-together.contract.ts'
import * as buyNow from '../buying/buy-now.contract.ts'
import * as customer from '../account/customer.contract.ts'
import * as bundle from '../catalog/offline-package.contract.ts'
import * as checkout from '../buying/checkout.contract.ts'
import * as coupons from '../account/coupons.contract.ts'
import * as draw from '../account/draw.contract.ts'
import { endpointsOf, type AnyEndpoint } from '../endpoint.ts'
import * as memberData from '../account/export.contract.ts'
import * as egift from '../buying/egift.contract.ts'
import * as giftCards from '../account/gift-cards.contract.ts'
import * as kiosk from '../stores/kiosk.contract.ts'
import * as listing from '../catalog/listing.contract.ts'
import * as guide from '../account/guide.contract.ts'
import * as login from '../account/login.contract.ts'
import * as navigation from '../catalog/navigation.contract.ts'
import * as pairs from '../catalog/pairs.contract.ts'
import * as passkeys from '../account/passkeys.contract.ts'
import * as payment from '../buying/payment.contract.ts'
import * as points from '../account/points.contract.ts'
import * as referral from '../account/referral.contract.ts'
import * as popups from '../notices/popups.contract.ts'
import * as product from '../catalog/product.contract.ts'
import * as push from '../notices/push.contract.ts'
import { QUEUED_CONTRACTS } from './queued.ts'
import * as social from '../account/social.contract.ts'
import * as staff from '../stores/staff.contract.ts'
import * as swatch from '../catalog/swatch.contract.ts'
import * as uploads from '../notices/uploads.contract.ts'

/**
 * Every call of the store API: OpenAPI is generated from this list, and the server must have a route for each entry.
 */
export const API: readonly AnyEndpoint[] = [
  navigation,
  articles,
  campaigns,
  login,
  social,
  customer,
  passkeys,
  guide,
  memberData,
  points,
  referral,
  coupons,
  draw,
  giftCards,
  popups,
  listing,
  product,
  pairs,
  swatch,
  together,
  bundle,
  ...QUEUED_CONTRACTS,
  uploads,
  buyNow,
  checkout,
  egift,
  payment,
  push,
  kiosk,
  staff,
].flatMap(endpointsOf)
