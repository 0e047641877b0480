import * as articles from './articles.contract.ts'
import * as campaigns from './campaigns.contract.ts'
import * as buyNow from './buy-now.contract.ts'
import * as customer from './customer.contract.ts'
import * as bundle from './offline-package.contract.ts'
import * as checkout from './checkout.contract.ts'
import { endpointsOf, type AnyEndpoint } from './endpoint.ts'
import * as memberData from './export.contract.ts'
import * as kiosk from './kiosk.contract.ts'
import * as listing from './listing.contract.ts'
import * as guide from './guide.contract.ts'
import * as login from './login.contract.ts'
import * as navigation from './navigation.contract.ts'
import * as pairs from './pairs.contract.ts'
import * as passkeys from './passkeys.contract.ts'
import * as payment from './payment.contract.ts'
import * as points from './points.contract.ts'
import * as product from './product.contract.ts'
import * as push from './push.contract.ts'
import { QUEUED_CONTRACTS } from './queued.ts'
import * as social from './social.contract.ts'
import * as staff from './staff.contract.ts'
import * as weave from './weave.contract.ts'

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
  listing,
  product,
  pairs,
  weave,
  bundle,
  ...QUEUED_CONTRACTS,
  buyNow,
  checkout,
  payment,
  push,
  kiosk,
  staff,
].flatMap(endpointsOf)
