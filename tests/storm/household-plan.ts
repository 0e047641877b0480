import { chanceOf } from './chance.ts'
import { TABS } from './plan.ts'

/**
 * The plan of two members who use one browser in turn, a pure function of the seed as that of the storm's own user
 * (`plan.ts`).
 */

/** What they tap; an addition is relative and a heart takes turns, so that none can hide a lost one. */
const TAPS = ['add', 'add', 'add', 'heart', 'heart'] as const
const ACTIONS = [
  ...TAPS,
  ...TAPS,
  'logged in',
  'logged in',
  'logged in',
  'logged out',
  'session ended',
  'browser killed',
  'network gone',
  'network back',
  'network back',
  'network back',
  'page reloaded',
] as const

type HouseholdTap = (typeof TAPS)[number]

export interface HouseholdAction {
  readonly at: number
  readonly what: (typeof ACTIONS)[number]
  /** Who logs in, where the action is that or is tapped by a guest. */
  readonly person: 0 | 1
  readonly tab: number
  readonly which: number
}

const isHouseholdTap = (what: HouseholdAction['what']): what is HouseholdTap =>
  (TAPS as readonly string[]).includes(what)
export { isHouseholdTap }

/** The household's first actions: chance alone would leave one member out of a short storm. The first one is logged in. */
const FIRST_TURNS = [
  { what: 'add', person: 0 },
  { what: 'logged out', person: 0 },
  { what: 'logged in', person: 1 },
  { what: 'add', person: 1 },
  { what: 'logged out', person: 1 },
] as const

/** One of so many actions of a storm is the household's. */
const ONE_OF = 3

/** The action of the household at this point of the storm; undefined where it is the user's. */
export function householdActionOf(seed: number, at: number): HouseholdAction | undefined {
  if (at % ONE_OF !== 0) return undefined
  const chance = chanceOf(seed, 'household', at)
  const what = chance.pick(ACTIONS)
  const person = chance.whole(2) === 0 ? 0 : 1
  return {
    at,
    what,
    person,
    tab: chance.whole(TABS),
    which: chance.whole(1_000),
    ...FIRST_TURNS[at / ONE_OF],
  }
}
