/** Why a call failed: a closed union, thrown at the border of the network and named by kind. */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** The server refused, with its own message (spec 8: shown as a toast unless the call specifies otherwise). */
  | {
      readonly kind: 'refused'
      readonly code: number
      readonly message: string
      readonly reason: string
      readonly data: unknown
    }
  | { readonly kind: 'moved'; readonly url: string }
  | { readonly kind: 'site-closed' }
  | { readonly kind: 'payment-risk' }
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** Success without data (spec 8, 'failed to get data'). */
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed'; readonly detail: string }

export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.message : failure.kind)
    this.failure = failure
  }
}

export function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallError ? error.failure : undefined
}

export function isRefused(error: unknown, reason?: string): boolean {
  const failure = failureOf(error)
  return failure?.kind === 'refused' && (reason === undefined || failure.reason === reason)
}
