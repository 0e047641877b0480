import { TURN_COOKIE } from '#contract/storage-keys.ts'
import { YEAR_S } from '#domain/time-units.ts'
import { idleAt } from '#domain/kiosk/idle.ts'
import { isStoreId } from '#domain/kiosk/code.ts'
import { writeCookie } from '../storage/cookies.ts'
import { dropLocal, readLocal, writeLocal } from '../storage/local-storage.ts'
import { newId } from '../device/new-id.ts'

/** What a kiosk stores about itself; all of it survives its visitors (personal-storage.ts). */
const TABLET = 'vanda-kiosk'
const TOUCHED = 'vanda-kiosk-touched'
const GOING_HOME = 'vanda-kiosk-reset'

export interface StoredTablet {
  readonly store: string
  readonly name: string
}

/** The store of this kiosk, as the server last returned it. */
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

/** This device is no longer a kiosk. */
export function dropTablet(): void {
  for (const key of [TABLET, TOUCHED]) dropLocal(key)
  writeCookie(TURN_COOKIE, '', 0)
}

/** The store of `/?kiosk=<store>`: staff set this device up. */
export function requestedStore(): string | undefined {
  const requested = new URLSearchParams(location.search).get('kiosk') ?? ''
  return isStoreId(requested) ? requested : undefined
}

/**
 * From now on the previous visitor's session belongs to no user, also when the server cannot be reached
 * (server/modules/identity/identity.commands.ts).
 */
export function startVisit(): void {
  writeCookie(TURN_COOKIE, newId(), YEAR_S)
}

/** Stored on the disk: a tablet that was switched off with a visitor's data on it still knows their age. */
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

/** `leaving`: the screen shows data of a visitor who has left, so the page is hidden (kiosk.css). */
export function markKiosk(mode: 'on' | 'leaving' | 'off'): void {
  const { dataset } = document.documentElement
  if (mode === 'off') delete dataset['kiosk']
  else dataset['kiosk'] = mode
}

/** The visit is being ended: no event counts until the page has been reset. */
export function isLeaving(): boolean {
  return document.documentElement.dataset['kiosk'] === 'leaving'
}

/**
 * Before the first render. A page is opened by a touch, and the first presses may come before the idle timer listens:
 * both are recorded, or this visitor's data would never be deleted.
 */
export function markKioskAtStart(): void {
  if (!readTablet()) return
  const over = idleAt(lastTouch(), Date.now()).state === 'over'
  const leaving = over || kioskReset() !== undefined
  markKiosk(leaving ? 'leaving' : 'on')
  const atHome = lastTouch() === undefined && location.pathname === '/'
  // The previous page stored its scroll position after everything else had been deleted.
  if (lastTouch() === undefined && kioskReset() === undefined) sessionStorage.clear()
  if (leaving) return
  const touch = () => isLeaving() || noteTouch(Date.now())
  if (!atHome) touch()
  addEventListener('click', touch, { capture: true, once: true })
}

/** Progress of the reset; in the tab's session storage, because the reset loads several documents. */
export type KioskReset = 'back' | 'here' | 'clean'

export function kioskReset(): KioskReset | undefined {
  const stored = sessionStorage.getItem(GOING_HOME)
  return stored === 'back' || stored === 'here' || stored === 'clean' ? stored : undefined
}

export function setKioskReset(stage: KioskReset | undefined): void {
  if (stage) sessionStorage.setItem(GOING_HOME, stage)
  else sessionStorage.removeItem(GOING_HOME)
}
