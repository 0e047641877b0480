import * as addresses from '../account/addresses.contract.ts'
import * as cart from '../buying/cart.contract.ts'
import { endpointsOf, type AnyEndpoint, type SentTo } from '../endpoint.ts'
import * as looks from '../account/looks.contract.ts'
import * as orders from '../buying/orders.contract.ts'
import * as preferences from '../account/preferences.contract.ts'
import * as profile from '../account/profile.contract.ts'
import * as requests from '../notices/requests.contract.ts'
import * as returns from '../buying/returns.contract.ts'
import * as reviews from '../catalog/reviews.contract.ts'
import * as searches from '../account/searches.contract.ts'
import * as sizes from '../account/sizes.contract.ts'

/** The contracts with calls that may wait in the outbox (a test compares them with `API`). */
export const QUEUED_CONTRACTS = [
  cart,
  requests,
  reviews,
  sizes,
  searches,
  looks,
  addresses,
  profile,
  preferences,
  orders,
  returns,
]

type ExportOf<Contract> = Contract extends unknown ? Contract[keyof Contract] : never
type QueuedEndpoint = Extract<ExportOf<(typeof QUEUED_CONTRACTS)[number]>, AnyEndpoint>

/** Types alone: a page states a call by its path, without the code of the contracts (`src/sync/enqueue.ts`). */
export type QueuedPath = QueuedEndpoint['path']
export type QueuedInput<Path extends QueuedPath> = SentTo<Extract<QueuedEndpoint, { readonly path: Path }>>

/** The calls that may wait: all that page and worker need to send them. */
export const QUEUED: readonly AnyEndpoint[] = QUEUED_CONTRACTS.flatMap(endpointsOf).filter(
  ({ kind }) => kind === 'queued',
)

export function queuedEndpoint(path: string): AnyEndpoint | undefined {
  return QUEUED.find((endpoint) => endpoint.path === path)
}

/** What a call sets, and for how long it may be replaced before it is sent; undefined for a call that is sent at once. */
export function debounceTermsOf(
  path: string,
  input: unknown,
): { readonly target: string; readonly debounceMs: number } | undefined {
  const { debounce } = queuedEndpoint(path) ?? {}
  return debounce && { target: debounce.target(input), debounceMs: debounce.ms }
}
