import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, linkToken, money, nothing, shortText } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** What a discount code takes off. Amounts are minor units of the site's own currency. */
const gift = v.object({
  kind: v.picklist(['percent', 'amount']),
  /** Percent, or minor units. */
  value: count,
  /** What the goods must cost at least, in minor units; 0 without a minimum. */
  least: count,
})
export type WelcomeGift = v.InferOutput<typeof gift>

const shown = v.object({
  /** Popups that the owner has on; a newer server may name ones that this build does not have. */
  on: v.array(v.string()),
  /** What a confirmed subscriber gets who has joined by the popup; empty where the site sells nothing. */
  welcome: v.array(gift),
  /** What the first order costs less for one who has joined elsewhere; absent where the site sells nothing. */
  firstOrder: v.exactOptional(money),
})
export type PopupsShown = v.InferOutput<typeof shown>

export const popupsShown = endpoint('GET', '/popups', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: shown,
  summary: 'The popups that the shop shows, and what a subscription to the newsletter gives',
})

/** What the page of a mailed link begins its hash with where the link unsubscribes; the token follows. */
export const UNSUBSCRIBE_MARK = 'unsubscribe.'

export const newsletterUnsubscribe = endpoint('POST', '/newsletter/unsubscribe', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('unsubscribe-newsletter', 60),
  unlogged: ['token'],
  input: v.strictObject({
    token: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}\.[\w-]{43}$/, 'the token of a link')),
  }),
  output: v.object({}),
  summary:
    'Ends the subscription of an address, by the link in each mail of the newsletter, which does not expire; ending it again changes nothing',
})

export const newsletterConfirm = endpoint('POST', '/newsletter/confirm', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('confirm-newsletter', 30),
  unlogged: ['token'],
  input: v.strictObject({ token: linkToken }),
  output: v.object({
    /** What this subscription has given, in words; empty for a mailbox that has had its gift before. */
    gifts: v.array(shortText),
  }),
  summary:
    'Confirms a subscription to the newsletter, by a mailed link (72 hours), and gives its discount codes once',
})
