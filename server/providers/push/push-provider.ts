/** One message for one browser. */
export interface Push {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Only the browser can read it: it is encrypted for its keys (RFC 8291). */
  readonly text: string
  /** How long the push service keeps it for a browser that is away. */
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal'
  /** A waiting message of the same topic is replaced: at most 32 letters of base64url (RFC 8030 5.4). */
  readonly topic: string
}

/** Sends notifications. `gone`: there is no such browser any more, and there never will be again. */
export interface PushProvider {
  readonly name: string
  /** What browsers subscribe with (RFC 8292). */
  readonly publicKey: string
  /** Whether an address a browser names may be called at all. */
  accepts(endpoint: string): boolean
  /** Throws `PushNotSent`. */
  send(push: Push): Promise<'sent' | 'gone'>
}

/** Without the address: whoever reads the log could send with it. */
export class PushNotSent extends Error {
  override readonly name = 'PushNotSent'
  /** The push service will say the same to every further try. */
  readonly hopeless: boolean
  readonly waitMs: number | undefined

  constructor(message: string, { hopeless = false, waitMs }: { hopeless?: boolean; waitMs?: number } = {}) {
    super(message)
    this.hopeless = hopeless
    this.waitMs = waitMs
  }
}
