import type { Envelope } from '#contract/envelope.ts'
import { isStorageFull } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { REASONS, Refusal } from './reasons.ts'
import type { Place } from './served.ts'

export interface Answer {
  readonly status: number
  readonly envelope: Envelope<unknown>
  readonly retryAfter?: number
}

export function success(data: unknown, extra: Partial<Envelope<unknown>> = {}): Answer {
  return { status: 200, envelope: { code: 200, message: 'success', data, ...extra } }
}

/** A refusal in the caller's language; its reason and facts go out as data. */
export function refusal(
  services: Pick<Services, 'texts'>,
  place: Pick<Place, 'language'>,
  refused: Refusal,
): Answer {
  const { status, code, text } = REASONS[refused.reason]
  const message = services.texts.say(place.language, text.id, text.message)
  const { lastSeq, ...facts } = refused.data
  const chain = typeof lastSeq === 'number' ? { lastSeq } : {}
  const busy =
    refused.reason === 'too-many' || refused.reason === 'in-progress' || refused.reason === 'storage-full'
  return {
    status,
    envelope: { code, message, data: { reason: refused.reason, ...facts }, ...chain },
    ...(busy ? { retryAfter: Number(facts['retryAfter'] ?? 1) } : {}),
  }
}

/** What went wrong is in the log under the request id; the caller learns only that id (trust.md S35). */
export function broken(
  services: Services,
  place: Pick<Place, 'language'>,
  requestId: string,
  error: unknown,
): Answer {
  const reason = isStorageFull(error) ? 'storage-full' : 'broken'
  services.log.error('call.failed', { requestId, error })
  return refusal(services, place, new Refusal(reason, { requestId }))
}
