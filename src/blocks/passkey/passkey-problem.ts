/**
 * Why a browser returned no passkey. `cancelled`: by the user, or nothing was chosen in time. `superseded`: by another
 * request of the same page. `exists`: this device has one of the account.
 */
export type PasskeyProblemKind = 'cancelled' | 'superseded' | 'exists' | 'unsupported' | 'broken'

export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem'
  readonly kind: PasskeyProblemKind

  constructor(kind: PasskeyProblemKind, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

/** By the name of the browser's error (WebAuthn, 5.1.3 and 5.1.4); a passkey that this user agent cannot make is `unsupported`. */
const KINDS: Readonly<Record<string, PasskeyProblemKind>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'superseded',
  InvalidStateError: 'exists',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
}

export function passkeyProblemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : ''
  return new PasskeyProblem(KINDS[name] ?? 'broken', error)
}
