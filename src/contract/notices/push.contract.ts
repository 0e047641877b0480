import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flag, nothing, sku } from '../fields.ts'
import { OWN_CHANGES, perTenMinutes } from '../rate-limit.ts'

const address = v.pipe(v.string(), v.minLength(10), v.maxLength(1_000))
const base64Url = (bytes: number) => {
  const letters = Math.ceil((bytes * 4) / 3)
  return v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}={0,2}$`), 'a key of the browser'))
}
const timeZone = v.pipe(v.string(), v.maxLength(60))

/** What one browser subscribes to. `known: false`: the server sends nothing to this browser. */
export const pushStanding = v.object({
  known: v.boolean(),
  /** Reminders of an abandoned cart. */
  cart: v.boolean(),
  /** Products back in stock. */
  stock: v.boolean(),
  /** Steps of the shopper's parcels. */
  parcels: v.boolean(),
  /** SKUs that this browser waits for. */
  watches: v.array(v.string()),
})
export type PushStanding = v.InferOutput<typeof pushStanding>

/** Apps from before the notices of parcels do not name them: what is stored stays. */
const kinds = { cart: flag, stock: flag, parcels: v.optional(flag) }
const subscription = { endpoint: address, p256dh: base64Url(65), auth: base64Url(16) }
const write = { kind: 'write', access: 'anyone', body: 'json', output: pushStanding } as const

export const pushKey = endpoint('GET', '/push/key', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: v.object({ key: v.string() }),
  summary: "The shop's public key, which a browser subscribes with",
})
export const pushSubscribe = endpoint('POST', '/push/subscribe', {
  ...write,
  limit: perTenMinutes('push', 60),
  input: v.strictObject({ ...subscription, timeZone, ...kinds }),
  summary: 'Lets the shop send notifications to this browser',
})
/** The browser has changed its push address; the old address identifies the subscription. */
export const pushRenew = endpoint('POST', '/push/renew', {
  ...write,
  limit: OWN_CHANGES,
  input: v.strictObject({ ...subscription, old: address }),
  summary: 'Moves a subscription to its new address',
})
export const pushPreferences = endpoint('POST', '/push/preferences', {
  ...write,
  limit: OWN_CHANGES,
  input: v.strictObject({ endpoint: address, timeZone, ...kinds }),
  summary: 'Sets which notifications this browser receives',
})
export const pushWatch = endpoint('POST', '/push/watch', {
  ...write,
  limit: perTenMinutes('watch', 120),
  input: v.strictObject({ endpoint: address, sku, on: flag }),
  summary: 'Tells this browser when a sold-out piece is back',
})
export const pushUnsubscribe = endpoint('POST', '/push/unsubscribe', {
  ...write,
  limit: OWN_CHANGES,
  input: v.strictObject({ endpoint: address }),
  summary: 'Sends nothing more to this browser',
})
/** A POST, because the push address of a browser must not appear in a log. */
export const pushState = endpoint('POST', '/push/standing', {
  kind: 'read',
  access: 'anyone',
  body: 'json',
  input: v.strictObject({ endpoint: address }),
  output: pushStanding,
  summary: 'Which notifications this browser receives',
})
