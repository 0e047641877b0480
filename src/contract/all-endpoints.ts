import * as articles from './articles.contract.ts'
import * as bundle from './offline-package.contract.ts'
import * as cart from './cart.contract.ts'
import * as checkout from './checkout.contract.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as kiosk from './kiosk.contract.ts'
import * as listing from './listing.contract.ts'
import * as login from './login.contract.ts'
import * as navigation from './navigation.contract.ts'
import * as payment from './payment.contract.ts'
import * as product from './product.contract.ts'
import * as push from './push.contract.ts'
import * as requests from './requests.contract.ts'
import * as reviews from './reviews.contract.ts'
import * as sizes from './sizes.contract.ts'

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'kind' in value
  )
}

/**
 * Every call of the store API: OpenAPI is generated from this list, and the server must have a route for each entry.
 */
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
