import * as articles from './articles.ts'
import * as bundle from './offline-package.ts'
import * as cart from './cart.ts'
import * as checkout from './checkout.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as kiosk from './kiosk.ts'
import * as listing from './listing.ts'
import * as login from './login.ts'
import * as navigation from './navigation.ts'
import * as payment from './payment.ts'
import * as product from './product.ts'
import * as push from './push.ts'
import * as requests from './requests.ts'
import * as reviews from './reviews.ts'
import * as sizes from './sizes.ts'

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'kind' in value
  )
}

/** Every call of the store API: what OpenAPI is written from and what the router must serve, all of it. */
export const API: readonly AnyEndpoint[] = [
  navigation,
  articles,
  login,
  listing,
  product,
  bundle,
  cart,
  requests,
  reviews,
  sizes,
  checkout,
  payment,
  push,
  kiosk,
].flatMap((module) => Object.values(module as Record<string, unknown>).filter(isEndpoint))
