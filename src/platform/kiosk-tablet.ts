import { idleAt } from '#domain/kiosk/idle.ts'
import { isStoreId } from '#domain/kiosk/code.ts'
import { writeCookie } from './cookies.ts'
import { dropLocal, readLocal, writeLocal } from './local-storage.ts'

/** What a tablet in a store remembers of itself; all of it survives the people who use it (personal-storage.ts). */
const TABLET = 'vanda-kiosk'
const TOUCHED = 'vanda-kiosk-touched'
const GOING_HOME = 'vanda-kiosk-reset'
export const TURN_COOKIE = 'kiosk-turn'
const YEAR_SECONDS = 365 * 86_400

export interface StoredTablet {
  readonly store: string
  readonly name: string
}

/** The store this device is a tablet of, as the shop has last said it. */
export function readTablet(): StoredTablet | undefined {
  try {
    const stored = JSON.parse(readLocal(TABLET) ?? 'null') as Partial<StoredTablet> | null
    return stored?.store && isStoreId(stored.store)
      ? { store: stored.store, name: stored.name ?? '' }
      : undefined
  } catch {
    return undefined
  }
}

export function saveTablet(tablet: StoredTablet): void {
  writeLocal(TABLET, JSON.stringify(tablet))
}

/** This device is no tablet any more. */
export function dropTablet(): void {
  for (const key of [TABLET, TOUCHED]) dropLocal(key)
  writeCookie(TURN_COOKIE, '', 0)
}

/** The store of `/?kiosk=<store>`: somebody wants to set this device up. */
export function requestedStore(): string | undefined {
  const requested = new URLSearchParams(location.search).get('kiosk') ?? ''
  return isStoreId(requested) ? requested : undefined
}

/** From now on the session of whoever was here is nobody's, also when the shop cannot be told (server/modules/session/session.commands.ts). */
export function startVisit(): void {
  writeCookie(TURN_COOKIE, crypto.randomUUID(), YEAR_SECONDS)
}

/** Kept on the disk: a tablet that was switched off with somebody's things on it still knows since when. */
export function lastTouch(): number | undefined {
  const stored = Number(readLocal(TOUCHED) ?? Number.NaN)
  return Number.isFinite(stored) ? stored : undefined
}

export function noteTouch(now: number): void {
  writeLocal(TOUCHED, String(now))
}

export function forgetTouch(): void {
  dropLocal(TOUCHED)
}

export function inKiosk(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['kiosk'] !== undefined
}

/** `leaving`: what is on the screen belongs to somebody who has gone, so the page is not shown (kiosk.css). */
export function markKiosk(mode: 'on' | 'leaving' | 'off'): void {
  const { dataset } = document.documentElement
  if (mode === 'off') delete dataset['kiosk']
  else dataset['kiosk'] = mode
}

/** Somebody's turn is being ended: nothing counts any more until the page begins anew. */
export function isLeaving(): boolean {
  return document.documentElement.dataset['kiosk'] === 'leaving'
}

/**
 * Before the page is drawn for the first time. Nobody comes to a page without a touch, and the first taps on it may be
 * done before anything counts them: both are noted, or what this person leaves here would never be forgotten.
 */
export function markKioskAtStart(): void {
  if (!readTablet()) return
  const over = idleAt(lastTouch(), Date.now()).state === 'over'
  const leaving = over || kioskReset() !== undefined
  markKiosk(leaving ? 'leaving' : 'on')
  const atHome = lastTouch() === undefined && location.pathname === '/'
  // The page before this one wrote down where it was scrolled to, after everything else had been forgotten.
  if (lastTouch() === undefined && kioskReset() === undefined) sessionStorage.clear()
  if (leaving) return
  const touch = () => isLeaving() || noteTouch(Date.now())
  if (!atHome) touch()
  addEventListener('click', touch, { capture: true, once: true })
}

/** How far the way home has come; in the tab's own storage, because documents come and go on it. */
export type KioskReset = 'back' | 'here' | 'clean'

export function kioskReset(): KioskReset | undefined {
  const stored = sessionStorage.getItem(GOING_HOME)
  return stored === 'back' || stored === 'here' || stored === 'clean' ? stored : undefined
}

export function setKioskReset(stage: KioskReset | undefined): void {
  if (stage) sessionStorage.setItem(GOING_HOME, stage)
  else sessionStorage.removeItem(GOING_HOME)
}
