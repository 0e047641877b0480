import { minor } from '../brand.ts'
import type { AddressInput } from '../checkout/address.ts'
import type { Site } from '../region/sites.ts'
import { ANSWER_DAYS, midnightAfterWorkingDays } from '../returns/working-days.ts'
import { returnUntil } from '../returns/return-window.ts'

/** What a referral gives, as coupons: to the friend for the first order, to the referrer afterwards (spec 9.8). */
export const REFERRAL = { friend: minor(30_00), referrer: minor(35_00) } as const

export const REFERRAL_STATES = ['registered', 'ordered', 'rewarded', 'not-rewarded'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]

/** Why a referral gives nothing: it is stored, and not shown. */
export const REFERRAL_REFUSALS = [
  /** Mailbox, phone, address or card of the referrer. */
  'same-person',
  /** Has bought before, or was invited before. */
  'known',
  /** The order is a guide's sale: a sale is attributed once. */
  'guide-sale',
  'unpaid',
  'returned',
  'referrer-gone',
] as const
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number]

/**
 * The moment from which a delivered order rewards: its time for returns has passed (spec 9.7), and the time in which the shop handles a request
 * of the last day. Delivered on 5 March: not before the 23rd (traps 3.10).
 */
export function rewardFrom(deliveredAt: number, site: Site): number {
  const lastMoment = returnUntil(deliveredAt, site) - 1
  return midnightAfterWorkingDays(lastMoment, ANSWER_DAYS, site)
}

interface ReferralFacts {
  /** The friend's address is; before, no stranger learns whether its mailbox has bought (trust.md S6). */
  readonly isConfirmed: boolean
  readonly isRefused: boolean
  readonly isRewarded: boolean
  /** Its first order is paid; one that was cancelled before it arrived does not count. */
  readonly hasOrder: boolean
}

export function referralState(facts: ReferralFacts): ReferralState {
  const { isConfirmed, isRefused, isRewarded, hasOrder } = facts
  if (!isConfirmed) return 'registered'
  if (isRefused) return 'not-rewarded'
  if (isRewarded) return 'rewarded'
  return hasOrder ? 'ordered' : 'registered'
}

/** What tells one person from another. An empty or missing part tells nothing. */
export interface PersonFacts {
  /** Mailboxes in the form of `mailboxOf`. */
  readonly mailboxes: readonly string[]
  /** E.164. */
  readonly phones: readonly string[]
  readonly addresses: readonly Dwelling[]
  /** Digests of the cards that have paid. */
  readonly cards: readonly string[]
}

export type Dwelling = Pick<AddressInput, 'country' | 'postalCode' | 'city' | 'line1' | 'line2'>

/** Whether two members share a mailbox, phone, address or card (traps 3.10). */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  const homes = (facts: PersonFacts) => facts.addresses.map(homeOf)
  return (
    haveCommon(one.mailboxes, other.mailboxes) ||
    haveCommon(one.phones, other.phones) ||
    haveCommon(one.cards, other.cards) ||
    haveCommon(homes(one), homes(other))
  )
}

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => one !== '' && others.includes(one))
}

/** Letters and digits alone: '#03-11' and '03 11' are one unit. Empty without a street. */
function homeOf({ country, postalCode, city, line1, line2 }: Dwelling): string {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const street = plain(line1 + line2)
  return street === '' ? '' : [country, plain(postalCode) || plain(city), street].join('|')
}

/** An invite code as it is kept. */
export function readInviteCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/** A friend's address as the referrer sees it: m•••@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0] ?? ''}•••${email.slice(at)}`
}
