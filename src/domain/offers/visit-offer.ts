import { DAY_MS, MINUTE_MS } from '../time-units.ts'

/** A pause of this length ends a visit. */
const VISIT_GAP_MS = 30 * MINUTE_MS
/** A nearer site is named by then, or not at all: the first visit asks about privacy, where that must be asked. */
const SITE_VISITS = 2
/** After "Not now" the app is not offered for so long. */
const QUIET_MS = 30 * DAY_MS

/** This visit of a device: the offers that it has had belong to it. */
export interface Visit {
  /** 1 for the first. */
  readonly number: number
  /** When the shop was last seen open in it, in epoch milliseconds. */
  readonly seenAt: number
  /** It has had its offer or its popup. */
  readonly isSpent: boolean
}

/** The visit at `now`: the one before goes on, or another begins. */
export function visitAt(before: Visit | undefined, now: number): Visit {
  if (!before) return { number: 1, seenAt: now, isSpent: false }
  const pause = now - before.seenAt
  if (pause >= 0 && pause < VISIT_GAP_MS) return { ...before, seenAt: now }
  // A clock that was set back begins no visit.
  return pause < 0 ? { ...before, seenAt: now } : { number: before.number + 1, seenAt: now, isSpent: false }
}

/** How this browser installs the shop: by its own prompt, by steps that the user takes, or not. */
export type InstallWay = 'prompt' | 'steps' | 'installed' | 'none'

/** What this device has answered to earlier offers. */
export interface OfferAnswers {
  /** The user stays on this site. */
  readonly staysHere?: boolean
  /** Epoch milliseconds of the last "Not now" to the app. */
  readonly declinedAt?: number
  /** The steps of iOS have been offered: once is enough. */
  readonly stepsOffered?: boolean
}

export interface OfferFacts {
  readonly now: number
  readonly visit: Visit
  readonly answers: OfferAnswers
  /** Checkout, a panel or another bar is open, a tablet of a store, no network, or no answer about privacy yet: an offer would be in the way. */
  readonly isBusy: boolean
  /** The site sells nothing online (spec 2.3). */
  readonly isRestricted: boolean
  /** There is a site nearer to the user. */
  readonly hasNearerSite: boolean
  readonly install: InstallWay
  /** The user has put a piece on the wishlist or placed an order here. */
  readonly isInterested: boolean
}

export type VisitOffer = 'nearer-site' | 'install' | 'install-steps'

/**
 * The one offer of a visit (decision 0119): the nearer site on one of the first, the app after a sign of interest. The
 * first rule with something to offer wins.
 */
export function visitOffer(facts: OfferFacts): VisitOffer | undefined {
  const { visit, isBusy, isRestricted } = facts
  if (visit.isSpent || isBusy || isRestricted) return undefined
  return offersSite(facts) ?? offersApp(facts)
}

function offersSite({ visit, answers, hasNearerSite }: OfferFacts): VisitOffer | undefined {
  return hasNearerSite && visit.number <= SITE_VISITS && !answers.staysHere ? 'nearer-site' : undefined
}

function offersApp({ now, visit, answers, install, isInterested }: OfferFacts): VisitOffer | undefined {
  if (visit.number < 2 && !isInterested) return undefined
  const { declinedAt, stepsOffered } = answers
  if (declinedAt !== undefined && now - declinedAt < QUIET_MS) return undefined
  if (install === 'prompt') return 'install'
  return install === 'steps' && !stepsOffered ? 'install-steps' : undefined
}
