import { CACHES } from '#contract/storage-keys.ts'
import { dropLocal, readLocal, writeLocal } from '#platform/local-storage.ts'
import { forgetCookies, readCookie, writeCookie } from '#platform/cookies.ts'
import { TURN_COOKIE } from '#platform/kiosk-tablet.ts'
import { notifyTabs } from '#platform/person-channel.ts'
import { clearOutside, clearWebStorage, deleteCaches } from '#platform/personal-storage.ts'
import { forgetAddresses } from '#platform/seen-addresses.ts'
import { SESSION_OPEN, UNFINISHED } from './sign-out-marks.ts'
import { localDb } from '#platform/local-db.ts'
import { requestSignOut, finishPendingSignOut, clearOperations } from './outbox/pending-sign-out.ts'
import { openSyncDb, type SyncDb } from './outbox/sync-db.ts'

export interface ClearRequest {
  /** A device that many share: their choices and the pages they have seen go, too. The offline catalogue stays. */
  readonly everything: boolean
  /** What still waits to be sent is given up knowingly; without it nothing is forgotten while something waits. */
  readonly evenUnsent?: boolean
}

export type ClearResult =
  /** Nothing has been touched: so many changes wait, and somebody has to be asked. */
  | { readonly done: false; readonly waiting: number }
  | {
      readonly done: true
      /** Changes that were given up. */
      readonly dropped: number
      /** `later`: no network; it is ended before anything else is sent from this device. */
      readonly session: 'ended' | 'later'
      /** Databases that could not be read or emptied; it is tried again at the next start of the page. */
      readonly left: readonly ('cart' | 'drafts')[]
    }

const YEAR_SECONDS = 365 * 86_400
/** Preferences of the device itself, in the same spelling as in localStorage. */
const OWN_PREFERENCE = /^(keep-|kiosk)/

/**
 * Forgets whoever used this device: sign-out and the kiosk's reset share it (trust.md S28, S29). Works without a
 * network. Afterwards this tab has to load a new page, because its memory still knows the person; other tabs do so
 * by themselves.
 */
export async function clearPersonalData({
  everything,
  evenUnsent = false,
}: ClearRequest): Promise<ClearResult> {
  const db = openSyncDb()
  try {
    const waiting = await db.operations.count().catch(() => undefined)
    if (waiting !== undefined && waiting > 0 && !evenUnsent) return { done: false, waiting }
    const choices = everything ? [] : keptChoices()
    // Written first: a page that dies half-way goes on with it when it is opened again.
    writeLocal(UNFINISHED, everything ? 'everything' : 'person')
    writeLocal(SESSION_OPEN, everything ? 'everything' : 'person')
    const cart = await clearOperations(db, everything).then(
      () => true,
      () => false,
    )
    const drafts = await forgetDrafts(everything).then(
      () => true,
      () => false,
    )
    clearWebStorage()
    // The session's mark as well: the next person has no bag at the shop, even before the session can be ended.
    forgetCookies([TURN_COOKIE, ...(everything ? [] : CHOICES)])
    if (everything) await forgetSeenPages()
    await clearOutside()
    if (cart && drafts) dropLocal(UNFINISHED)
    notifyTabs()
    const ended = await endSession(db)
    for (const [name, value] of choices) writeCookie(name, value, YEAR_SECONDS)
    return {
      done: true,
      dropped: waiting ?? 0,
      session: ended ? 'ended' : 'later',
      left: [...(cart ? [] : (['cart'] as const)), ...(drafts ? [] : (['drafts'] as const))],
    }
  } finally {
    db.close()
  }
}

/** Goes on with a forgetting that a dying page has begun; at the start of each page. */
export async function finishClearing(): Promise<void> {
  const unfinished = readLocal(UNFINISHED)
  if (unfinished !== undefined)
    await clearPersonalData({ everything: unfinished === 'everything', evenUnsent: true })
}

let ending: Promise<boolean> | undefined

/**
 * True when no session of somebody who has left is open any more; every personal call waits for it. Costs one look into
 * localStorage on all other days.
 */
export async function isOwnSession(): Promise<boolean> {
  if (readLocal(SESSION_OPEN) === undefined) return true
  ending ??= endWithDatabase().finally(() => {
    ending = undefined
  })
  return ending
}

async function endWithDatabase(): Promise<boolean> {
  const db = openSyncDb()
  try {
    return await endSession(db)
  } finally {
    db.close()
  }
}

/** The database knows whether the worker has ended it already; without one this page's own note has to do. */
async function endSession(db: SyncDb): Promise<boolean> {
  const noted = readLocal(SESSION_OPEN)
  const ended = await finishPendingSignOut(db, (input, init) => fetch(input, init)).catch(() =>
    requestSignOut(fetch, noted === 'everything'),
  )
  if (ended) dropLocal(SESSION_OPEN)
  return ended
}

async function forgetDrafts(everything: boolean): Promise<void> {
  const db = localDb()
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) if (table.name !== 'preferences') await table.clear()
    if (everything) await db.preferences.filter(({ key }) => !OWN_PREFERENCE.test(key)).delete()
  })
}

/** Pages a person has looked at (sw/rules.ts); the pictures in them are the shop's and tell nothing by themselves. */
async function forgetSeenPages(): Promise<void> {
  await deleteCaches([CACHES.catalogue])
  await forgetAddresses(CACHES.catalogue)
}

/** Language and currency are this device's habit; the shop's answer to a sign-out takes all cookies along. */
function keptChoices(): [string, string][] {
  return CHOICES.flatMap((name): [string, string][] => {
    const value = readCookie(name)
    return value === undefined ? [] : [[name, value]]
  })
}

const CHOICES = ['lang', 'currency']
