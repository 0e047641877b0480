import { isCheckoutPage } from '../region/links.ts'
import { DAY_MS } from '../time-units.ts'

/** Every popup, in the order in which they come: the user decides about privacy before anything else is offered. */
export const POPUPS = ['privacy', 'newsletter', 'draw', 'gift', 'multi-item', 'retention', 'banner'] as const
export type Popup = (typeof POPUPS)[number]

/** After it was shown a popup stays away for so long; the answer about privacy is kept, so it needs no time. */
const QUIET_MS: Readonly<Record<Popup, number>> = {
  privacy: 0,
  newsletter: 30 * DAY_MS,
  draw: DAY_MS,
  gift: DAY_MS,
  'multi-item': DAY_MS,
  // Spec 4.3.
  retention: DAY_MS,
  banner: DAY_MS,
}

/** Pages of the sign-in, those that a mail or a code opens for one press, and the camera. */
const QUIET_PAGES: ReadonlySet<string> = new Set([
  '/account/newsletter',
  '/account/register',
  '/account/social',
  '/account/stock-mail',
  '/forgotPassword',
  '/resetpwd',
  '/scan',
  '/take-bag',
  '/user/settings/Email-Confirm',
])

/** StoreRegister and MyCoupon have neither the draw nor the gift (spec 2.4). */
const WITHOUT_PLAY: ReadonlySet<string> = new Set(['/account/store-register', '/user/coupon'])
const PLAY: ReadonlySet<Popup> = new Set(['draw', 'gift'])

export interface PopupFacts {
  /** Epoch milliseconds. */
  readonly now: number
  /** Path of the page, without its language. */
  readonly page: string
  /** The site sells nothing: no gift, no draw, no privacy popup (spec 1), and nothing that a discount is for. */
  readonly isRestricted: boolean
  /** A popup is never the first thing that a page paints. */
  readonly isPainted: boolean
  /** The sign-in, another panel or bar is open, a tablet of a store, a foreign app's frame, or there is no network. */
  readonly isBusy: boolean
  /** This visit has had its popup, as the device or, where nothing can be stored, this document remembers. */
  readonly isSpent: boolean
  /** Those with a reason now: not answered, something to offer, and not turned off by the owner. */
  readonly wanted: ReadonlySet<Popup>
  /** When each was last shown, in epoch milliseconds. */
  readonly shownAt: Readonly<Partial<Record<Popup, number>>>
}

/** The one popup that may be shown now (traps 3.20). */
export function nextPopup(facts: PopupFacts): Popup | undefined {
  const { isRestricted, isPainted, isBusy } = facts
  if (isRestricted || !isPainted || isBusy) return undefined
  if (isQuietPage(facts.page)) return undefined
  return POPUPS.find((popup) => facts.wanted.has(popup) && mayShow(popup, facts))
}

/** Whether no popup may be on this page, named without its language: checkout, payment, sign-in. */
export function isQuietPage(path: string): boolean {
  const page = withoutSlash(path)
  return isCheckoutPage(page) || QUIET_PAGES.has(page)
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

function mayShow(popup: Popup, { now, page, isSpent, shownAt }: PopupFacts): boolean {
  // The bag asks each user who leaves it, whatever the visit has had (spec 4.3).
  if (isSpent && popup !== 'retention') return false
  if (PLAY.has(popup) && WITHOUT_PLAY.has(withoutSlash(page))) return false
  return !wasShown(popup, shownAt[popup], now)
}

/**
 * Whether a popup that was shown at `at` stays away at `now`, both in epoch milliseconds. A clock that was set back must
 * not suppress a popup without end: a stamp of the future counts as past.
 */
export function wasShown(popup: Popup, at: number | undefined, now: number): boolean {
  if (at === undefined) return false
  const since = now - at
  return since >= 0 && since < QUIET_MS[popup]
}
