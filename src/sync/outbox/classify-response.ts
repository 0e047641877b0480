import { isSuccess, type Envelope } from '#contract/envelope.ts'

/** What the answer to an operation means for the queue (offline.md D5). */
export type SyncOutcome =
  /** Applied now or before; `seq` and everything under it is done. */
  | { readonly kind: 'applied'; readonly envelope: Envelope<unknown> }
  /** A rule of the shop said no: done too, and the shopper must learn of it. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly message: string
      readonly data: unknown
      readonly isSequenced: boolean
    }
  /** The shop is at another place of the chain than this device thought. */
  | { readonly kind: 'gap'; readonly lastSeq: number }
  /** A copy of this device has put another operation into this place (decision 0025). */
  | { readonly kind: 'forked' }
  /** The shop does not know this device any more: nothing is sent again without asking. */
  | { readonly kind: 'device-unknown' }
  /** The session is somebody else's. */
  | { readonly kind: 'other-person' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'update-needed' }
  /** Nothing is known about it: it stays at the head. */
  | {
      readonly kind: 'later'
      readonly retryAfterMs: number | undefined
      /** Where the browser goes first (code 302, spec 7.1); the operation is sent again from there. */
      readonly moved?: string
    }

export interface SyncResponse {
  readonly status: number
  /** undefined for whatever is not the shop's own answer: a proxy's page, a cut connection. */
  readonly envelope: Envelope<unknown> | undefined
  readonly retryAfterMs?: number | undefined
}

const LATER: SyncOutcome = { kind: 'later', retryAfterMs: undefined }

/** First match wins; what nobody foresaw is kept. */
export function classifyResponse({ status, envelope, retryAfterMs }: SyncResponse): SyncOutcome {
  if (!envelope) return LATER
  const facts = (envelope.data ?? {}) as { reason?: string }
  const reason = facts.reason ?? ''
  if (status === 200 && isSuccess(envelope.code)) return { kind: 'applied', envelope }
  if (Number(envelope.code) === 302)
    return { kind: 'later', retryAfterMs: undefined, moved: envelope.url ?? '/' }
  if (status === 409 && reason === 'gap' && typeof envelope.lastSeq === 'number')
    return { kind: 'gap', lastSeq: envelope.lastSeq }
  if (status === 409 && reason === 'other-operation') return { kind: 'forked' }
  if (status === 409 && reason === 'device-unknown') return { kind: 'device-unknown' }
  if (status === 403 && reason === 'other-person') return { kind: 'other-person' }
  if (status === 401 || status === 403) return { kind: 'sign-in' }
  // A call this server does not know yet (or no longer, after a roll-back): kept until one comes that does.
  if (status === 404 && reason === 'not-found') return LATER
  if (status === 426) return { kind: 'update-needed' }
  if (status === 400 || status === 404 || status === 413 || status === 422)
    return refused(envelope, reason, false)
  if (status === 200 && typeof envelope.lastSeq === 'number') return refused(envelope, reason, true)
  return { kind: 'later', retryAfterMs }
}

function refused(envelope: Envelope<unknown>, reason: string, isSequenced: boolean): SyncOutcome {
  return { kind: 'refused', reason, message: envelope.message, data: envelope.data, isSequenced }
}
