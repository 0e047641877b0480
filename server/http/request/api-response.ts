import type { Envelope } from '#contract/envelope.ts'
import { isDatabaseAway } from '../../db/database-away.ts'
import { isStorageFull } from '../../db/storage-full.ts'
import type { Services } from '../../services/services.ts'
import { ERROR_CODES, ShopError, type ErrorCode } from '../../core/shop-error.ts'
import type { Storefront } from '../../services/route.ts'

export interface ApiResponse {
  readonly status: number
  readonly envelope: Envelope<unknown>
  readonly retryAfter?: number
}

/** Refusals of calls that may be repeated soon. */
const BUSY: ReadonlySet<ErrorCode> = new Set([
  'too-many',
  'in-progress',
  'search-preparing',
  'storage-full',
  'unavailable',
])

export function success(data: unknown, extra: Partial<Envelope<unknown>> = {}): ApiResponse {
  return { status: 200, envelope: { code: 200, message: 'success', data, ...extra } }
}

/** A refusal in the user's language; its reason and facts are sent as data. */
export function errorResponse(
  services: Pick<Services, 'texts'>,
  storefront: Pick<Storefront, 'language'>,
  refused: ShopError,
): ApiResponse {
  const { status, code, text } = ERROR_CODES[refused.reason]
  const { lastSeq, ...facts } = refused.data
  const message = services.texts.in(storefront.language)(text, placeholders(facts))
  const sequence = typeof lastSeq === 'number' ? { lastSeq } : {}
  return {
    status,
    envelope: { code, message, data: { reason: refused.reason, ...facts }, ...sequence },
    ...(BUSY.has(refused.reason) ? { retryAfter: Number(facts['retryAfter'] ?? 1) } : {}),
  }
}

function placeholders(facts: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const values = Object.entries(facts).filter(
    (fact): fact is [string, string | number] => typeof fact[1] === 'string' || typeof fact[1] === 'number',
  )
  return Object.fromEntries(values)
}

/** The cause is in the log under the request id; the client receives only that id (trust.md S35). */
export function failure(
  services: Services,
  storefront: Pick<Storefront, 'language'>,
  { requestId, error }: { readonly requestId: string; readonly error: unknown },
): ApiResponse {
  services.log.error('call.failed', { requestId, error })
  return errorResponse(services, storefront, new ShopError(reasonOf(error), { requestId }))
}

/** What the client learns of an unforeseen error: whether a repetition may succeed. */
export function reasonOf(error: unknown): ErrorCode {
  if (isStorageFull(error)) return 'storage-full'
  return isDatabaseAway(error) ? 'unavailable' : 'broken'
}
