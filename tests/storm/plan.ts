import type { Fate } from '../world/faults/fault-proxy.ts'
import { chanceOf } from './chance.ts'

/** The plan of a storm, a pure function of its seed: it does not read the server, the screen or the clock. */

export const DEVICES = 2
export const TABS = 2
export const PRODUCTS = 4

/** Most are relative or take turns, so that a later operation cannot hide a lost one. */
const TAPS = [
  'add',
  'add',
  'add',
  'more',
  'less',
  'select',
  'select',
  'select all',
  'heart',
  'heart',
  'move',
  'delete',
] as const
const FAULTS = [
  'browser killed',
  'worker stopped',
  'tab crashed',
  'lock stolen',
  'shop killed',
  'network gone',
  'network back',
  'clock jumps',
  'deploy',
  'update taken',
  'tab frozen',
  'sync fired',
  'page reloaded',
] as const

export type Tap = (typeof TAPS)[number]
type Fault = (typeof FAULTS)[number]

export interface Action {
  readonly at: number
  readonly what: Tap | Fault
  readonly device: number
  readonly tab: number
  /** Which line, product or time; its meaning depends on the present state. */
  readonly which: number
}

const isTap = (what: Action['what']): what is Tap => (TAPS as readonly string[]).includes(what)
export { isTap }

/** Tab of each device that usually shows a product's page; the other shows the bag. */
const PRODUCT_TAB = 0
const isOnProduct = (what: Action['what']): boolean => what === 'add' || what === 'heart'
export { isOnProduct }

/** Five of six actions are taps; seven of eight find their page open, because page loads do not test an outbox. */
export function actionOf(seed: number, at: number): Action {
  const chance = chanceOf(seed, 'action', at)
  const what = chance.whole(6) > 0 ? chance.pick(TAPS) : chance.pick(FAULTS)
  const usual = isOnProduct(what) ? PRODUCT_TAB : 1 - PRODUCT_TAB
  const anyTab = !isTap(what) || chance.whole(8) === 0
  return {
    at,
    what,
    device: chance.whole(DEVICES),
    tab: anyTab ? chance.whole(TABS) : usual,
    which: chance.whole(1_000),
  }
}

/** Whether a tap on a product goes to the page of its own piece, or uses the open one. */
export function goesElsewhere({ which }: Action): boolean {
  return which % 5 === 0
}

/** After this many failures of one operation the network lets it through, so that a storm ends. */
const MOST_FAILURES = 5

const HOTEL = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Hotel Wi-Fi</title>',
}
const broken = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  answer: {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ code: status, message: 'broken', data: null }),
  },
})

interface Attempt {
  readonly device: number
  readonly seq: number
  readonly attempt: number
}

/** The fate of one attempt of one operation. */
export function fateOf(seed: number, { device, seq, attempt }: Attempt): Fate {
  const chance = chanceOf(seed, 'fate', device, seq, attempt)
  const roll = chance.whole(100)
  if (attempt >= MOST_FAILURES) return 'passes'
  if (roll < 12) return broken(500)
  if (roll < 15) return broken(503, { 'retry-after': '1' })
  if (roll < 18) return { answer: HOTEL }
  if (roll < 25) return { held: 200 + chance.whole(2_500) }
  if (roll < 33) return 'lost-before'
  if (roll < 48) return 'lost-after'
  if (roll < 65) return { after: 20 + chance.whole(700) }
  return 'passes'
}
