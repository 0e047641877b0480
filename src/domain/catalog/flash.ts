import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts'

/** What marketing calls a flash deal (spec 9.6). */
export const FLASH_TYPE = 6

/** Times in seconds, as the server sends them (spec 3). */
export type Marketing = { readonly type: number; readonly startTime: number; readonly endTime: number }

export type FlashSale = {
  /** The deal has begun and has not ended. */
  readonly active: boolean
  /** Until its end, never below 0. */
  readonly remainingMs: number
  /** The countdown is shown: active, with 24 hours or less to go. */
  readonly counting: boolean
  /** HH:MM:SS, or 00:00:00 while the clock is not counting. */
  readonly clock: string
}

const SECOND = 1000

/** The state of a flash deal at `now` in milliseconds (spec 4.10). */
export function flashSale(marketing: Marketing | null | undefined, now: number): FlashSale {
  if (marketing?.type !== FLASH_TYPE)
    return { active: false, remainingMs: 0, counting: false, clock: NO_CLOCK }
  const remainingMs = Math.max(0, marketing.endTime * SECOND - now)
  const active = now >= marketing.startTime * SECOND && remainingMs > 0
  const counting = active && remainingMs <= DAY_MS
  return { active, remainingMs, counting, clock: counting ? clockOf(remainingMs) : NO_CLOCK }
}

/** When the price of a deal changes next, after `now`; undefined once it is over. All in milliseconds. */
export function nextTurn(marketing: Marketing | null | undefined, now: number): number | undefined {
  if (marketing?.type !== FLASH_TYPE) return undefined
  return [marketing.startTime * SECOND, marketing.endTime * SECOND].find((turn) => turn > now)
}

const NO_CLOCK = '00:00:00'

function clockOf(ms: number) {
  // 24 hours to go reads 24:00:00, so hours are not taken modulo a day.
  return [ms / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS, (ms % MINUTE_MS) / SECOND].map(twoDigits).join(':')
}

/** A countdown of `hours` that starts over and over; times in seconds, as the server sends them. */
export type RepeatingCountdown = {
  readonly startTime: number
  readonly hours: number
  readonly endTime?: number
}

/**
 * Milliseconds left of it at `now` in milliseconds (spec 2.7); undefined before the start and once the end has passed:
 * the block is not there.
 */
export function repeatingCountdown(
  { startTime, hours, endTime }: RepeatingCountdown,
  now: number,
): number | undefined {
  const start = startTime * SECOND
  if (!(hours > 0) || now < start || (endTime !== undefined && now >= endTime * SECOND)) return undefined
  const round = hours * HOUR_MS
  return round - ((now - start) % round)
}

function twoDigits(n: number) {
  return String(Math.floor(n)).padStart(2, '0')
}
