/** One message for one browser. */
export interface Push {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Only the browser can read it: it is encrypted for its keys (RFC 8291). */
  readonly text: string
  /** How long the push service keeps it for a browser that is offline. */
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal'
  /** A waiting message of the same topic is replaced: at most 32 letters of base64url (RFC 8030 5.4). */
  readonly topic: string
}

/** Sends notifications. `gone`: the browser's subscription no longer exists. */
export interface PushProvider {
  readonly name: string
  /** What browsers subscribe with (RFC 8292). */
  readonly publicKey: string
  /** Whether the server may call an address that a browser supplies. */
  accepts(endpoint: string): boolean
  /** Throws `PushNotSent`. */
  send(push: Push): Promise<'sent' | 'gone'>
}

/** Logged without the endpoint: a reader of the log could send with it. */
export class PushNotSent extends Error {
  override readonly name = 'PushNotSent'
  /** The push service will refuse every further try as well. */
  readonly hopeless: boolean
  readonly waitMs: number | undefined

  constructor(message: string, { hopeless = false, waitMs }: { hopeless?: boolean; waitMs?: number } = {}) {
    super(message)
    this.hopeless = hopeless
    this.waitMs = waitMs
  }
}
