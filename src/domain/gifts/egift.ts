import { isCalendarDay } from '../calendar-day.ts'
import { DAY_MS } from '../time-units.ts'
import { hasHiddenSignsInLines } from '../text/hidden-signs.ts'
import { isPersonName } from '../text/person-name.ts'
import { checkEmail } from '../checkout/email.ts'
import { dayText } from '../region/site-day.ts'
import type { Site } from '../region/sites.ts'

/** What a card can cost, in cents of S$ (spec 9.9). */
export const EGIFT_AMOUNTS: ReadonlySet<number> = new Set([100_00, 200_00, 500_00, 1000_00])

export const LONGEST_MESSAGE = 300
export const LONGEST_GIFT_NAME = 60
/** How far ahead a card can be bought. */
const LATEST_SEND_DAYS = 366

/** Message and recipient of an eGift card (spec 3). The amount is the SKU. */
export interface Egift {
  readonly sendToMyself: boolean
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly senderEmail: string
  readonly message: string
  /** The day on which it is sent, YYYY-MM-DD by the clock of the site; empty for at once. */
  readonly sendOn: string
}

export type EgiftPart = Exclude<keyof Egift, 'sendToMyself'>
export type EgiftProblem = 'missing' | 'invalid' | 'too-long' | 'past'

const isName = (part: EgiftPart) => part === 'recipientName' || part === 'senderName'

/** The parts that have to be filled in, in the order of the form: a card to oneself has no second person. */
export function egiftParts({ sendToMyself }: Pick<Egift, 'sendToMyself'>): readonly EgiftPart[] {
  const recipient: readonly EgiftPart[] = sendToMyself ? [] : ['recipientName', 'recipientEmail']
  return [...recipient, 'senderName', 'senderEmail', 'message', 'sendOn']
}

/** Why an eGift card cannot be sent like this (spec 5): each invalid part, in the order of the form. `now` bounds the day. */
export function checkEgift(egift: Egift, now = 0): Partial<Record<EgiftPart, EgiftProblem>> {
  const problems: Partial<Record<EgiftPart, EgiftProblem>> = {}
  for (const part of egiftParts(egift)) {
    const problem = problemOf(part, egift[part].trim())
    if (problem) problems[part] = problem
  }
  if (!problems.sendOn && now > 0 && Date.parse(egift.sendOn) > now + LATEST_SEND_DAYS * DAY_MS)
    problems.sendOn = 'too-long'
  return problems
}

/** The first and the last day that a form offers: today by the clock of the site, and one that the server takes for a day longer. */
export function egiftDays(now: number, site: Site): { readonly first: string; readonly last: string } {
  return { first: dayText(now, site), last: dayText(now + (LATEST_SEND_DAYS - 1) * DAY_MS, site) }
}

/** The check of `checkEgift` for a card that is being written: the server sends one whose day has passed meanwhile at once (traps 3.15). */
export function checkNewEgift(
  egift: Egift,
  { now, site }: { readonly now: number; readonly site: Site },
): Partial<Record<EgiftPart, EgiftProblem>> {
  const problems = checkEgift(egift, now)
  const { first, last } = egiftDays(now, site)
  if (problems.sendOn || egift.sendOn === '') return problems
  if (egift.sendOn < first) return { ...problems, sendOn: 'past' }
  return egift.sendOn > last ? { ...problems, sendOn: 'too-long' } : problems
}

function problemOf(part: EgiftPart, text: string): EgiftProblem | undefined {
  if (part === 'sendOn') return text === '' || isCalendarDay(text) ? undefined : 'invalid'
  if (text === '') return 'missing'
  if (part === 'message') {
    if (text.length > LONGEST_MESSAGE) return 'too-long'
    return hasHiddenSignsInLines(text) ? 'invalid' : undefined
  }
  if (isName(part)) {
    if (text.length > LONGEST_GIFT_NAME) return 'too-long'
    return isPersonName(text) ? undefined : 'invalid'
  }
  return checkEmail(text) === 'ok' ? undefined : 'invalid'
}

/** Who gets the card: the recipient, or the sender. */
export function egiftRecipient(egift: Egift): { readonly name: string; readonly email: string } {
  const { sendToMyself, recipientName, recipientEmail, senderName, senderEmail } = egift
  return sendToMyself
    ? { name: senderName.trim(), email: senderEmail.trim() }
    : { name: recipientName.trim(), email: recipientEmail.trim() }
}

/** Years for which a card is valid from the day it is sent: Australia asks for three at least. */
const VALID_YEARS = 3

export function egiftExpiry(sentAt: number): number {
  const date = new Date(sentAt)
  // From 29 February it is 1 March.
  return date.setUTCFullYear(date.getUTCFullYear() + VALID_YEARS)
}
