import { isSuccess, type Envelope } from '#contract/envelope.ts'

/** What the response to an operation means for the queue (offline.md D5). */
export type SyncOutcome =
  /** Applied now or before; `seq` and everything before it is done. */
  | { readonly kind: 'applied'; readonly envelope: Envelope<unknown> }
  /** Rejected by a rule of the shop: finished, and shown to the user. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly message: string
      readonly data: unknown
      readonly isSequenced: boolean
    }
  /** The server is at another number of the sequence than this device. */
  | { readonly kind: 'gap'; readonly lastSeq: number }
  /** A copy of this device has used this number for another operation (decision 0025). */
  | { readonly kind: 'forked' }
  /** The server has no row of this device any more: nothing is sent again without the user's consent. */
  | { readonly kind: 'device-unknown' }
  /** The session belongs to another user. */
  | { readonly kind: 'other-person' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'update-needed' }
  /** The outcome is unknown: the operation stays at the head. */
  | {
      readonly kind: 'later'
      readonly retryAfterMs: number | undefined
      /** The browser has to go there first (code 302, spec 7.1); afterwards the operation is sent again. */
      readonly moved?: string
    }

export interface SyncResponse {
  readonly status: number
  /** undefined unless the server itself has answered: a proxy's page, a cut connection. */
  readonly envelope: Envelope<unknown> | undefined
  readonly retryAfterMs?: number | undefined
}

const LATER: SyncOutcome = { kind: 'later', retryAfterMs: undefined }

/** First match wins; the operation stays after an unforeseen response. */
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
  // A call that this server does not have yet (or no longer, after a roll-back): the operation stays until a server has it.
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
