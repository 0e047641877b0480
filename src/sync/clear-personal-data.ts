import { API_PREFIX } from '#contract/envelope.ts'
import { boughtTogether } from '#contract/catalog/bought-together.contract.ts'
import { productCards } from '#contract/catalog/listing.contract.ts'
import { CACHES, TURN_COOKIE } from '#contract/storage-keys.ts'
import type { Language } from '#domain/region/language.ts'
import { YEAR_S } from '#domain/time-units.ts'
import { dropLocal, readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { forgetCookies, readCookie, writeCookie } from '#platform/storage/cookies.ts'
import { notifyTabs } from '#platform/person-channel.ts'
import { deleteAnswers, deleteCaches } from '#platform/storage/delete-caches.ts'
import { clearOutside, clearWebStorage, staysOnDevice } from '#platform/personal-storage.ts'
import { forgetAddresses } from '#platform/seen-addresses.ts'
import { SESSION_OPEN, UNFINISHED } from './sign-out-marks.ts'
import { localDb } from '#platform/storage/local-db.ts'
import { isJournalKey } from './outbox/operation-journal.ts'
import { requestSignOut, finishPendingSignOut, clearOperations } from './outbox/pending-sign-out.ts'
import { openSyncDb, type SyncDb } from './outbox/sync-db.ts'

/** The session is being ended: false while the server cannot be reached. */
let ending: Promise<boolean> | undefined

export interface ClearRequest {
  /** A shared device: preferences and visited pages are deleted, too. The offline catalogue stays. */
  readonly everything: boolean
  /** The user agrees to lose pending operations; without it nothing is deleted while operations are pending. */
  readonly evenUnsent?: boolean
  /** Of the server's message. */
  readonly language?: Language
}

export type ClearResult =
  /** Nothing has been deleted: this many operations are pending, and the user has to decide. */
  | { readonly done: false; readonly waiting: number }
  | {
      readonly done: true
      /** Number of lost operations. */
      readonly dropped: number
      /** `later`: no network; the session is ended before any other request of this device. */
      readonly session: 'ended' | 'later'
      /** Message of the server (spec 2.5); empty without a response. */
      readonly message: string
      /** Databases that could not be read or emptied; the next start of the page tries again. */
      readonly left: readonly ('cart' | 'drafts')[]
    }

/**
 * Deletes the user's data from this device, for sign-out and for the kiosk's reset (trust.md S28, S29). Works without a
 * network. Afterwards this tab has to load a new page, because its memory still holds the data; other tabs do so by
 * themselves.
 */
export function clearPersonalData(request: ClearRequest): Promise<ClearResult> {
  const clearing = clear(request)
  // Other calls of this page wait: one that ended the session first would take the server's message with it.
  const ended = clearing.then(
    (result) => result.done && result.session === 'ended',
    () => false,
  )
  ending = ended
  void ended.then(() => {
    if (ending === ended) ending = undefined
  })
  return clearing
}

async function clear({ everything, evenUnsent = false, language }: ClearRequest): Promise<ClearResult> {
  const db = openSyncDb()
  try {
    const waiting = await db.operations.count().catch(() => undefined)
    if (waiting !== undefined && waiting > 0 && !evenUnsent) return { done: false, waiting }
    const choices = everything ? [] : keptChoices()
    // Written first: the next page completes a deletion that was interrupted.
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
    // The session mark, too: the next user has no cart on the server, even before the session has been ended.
    forgetCookies([TURN_COOKIE, ...(everything ? [] : CHOICES)])
    await (everything ? forgetSeenPages() : forgetListedProducts())
    await clearOutside()
    if (cart && drafts) dropLocal(UNFINISHED)
    notifyTabs()
    const message = await endSession(db, language)
    for (const [name, value] of choices) writeCookie(name, value, YEAR_S)
    return {
      done: true,
      dropped: waiting ?? 0,
      session: message === undefined ? 'later' : 'ended',
      message: message ?? '',
      left: [...(cart ? [] : (['cart'] as const)), ...(drafts ? [] : (['drafts'] as const))],
    }
  } finally {
    db.close()
  }
}

/** Completes an interrupted deletion; at the start of each page. */
export async function finishClearing(): Promise<void> {
  const unfinished = readLocal(UNFINISHED)
  if (unfinished !== undefined)
    await clearPersonalData({ everything: unfinished === 'everything', evenUnsent: true })
}

/**
 * Another member has signed in: what the one before has left on this device outside outbox and journal is deleted. Throws
 * where the drafts cannot be deleted.
 */
export async function clearPreviousMember(): Promise<void> {
  await forgetDrafts(false)
  clearWebStorage((key) => !staysOnDevice(key) && !isJournalKey(key))
  await forgetListedProducts()
  await clearOutside()
}

/** Ends the session of a user who has signed out; false while the server cannot be reached. Concurrent calls share one try. */
export async function endLeftSession(): Promise<boolean> {
  ending ??= endWithDatabase().finally(() => {
    ending = undefined
  })
  return ending
}

async function endWithDatabase(): Promise<boolean> {
  const db = openSyncDb()
  try {
    return (await endSession(db)) !== undefined
  } finally {
    db.close()
  }
}

/** The database knows whether the worker has ended it already; without a database the mark in localStorage decides. */
async function endSession(db: SyncDb, language?: Language): Promise<string | undefined> {
  const noted = readLocal(SESSION_OPEN)
  const send: typeof fetch = (input, init) => fetch(input, init)
  const message = await finishPendingSignOut(db, send, language).catch(() =>
    requestSignOut(send, { everything: noted === 'everything', language }),
  )
  if (message !== undefined) dropLocal(SESSION_OPEN)
  return message
}

async function forgetDrafts(everything: boolean): Promise<void> {
  const db = localDb()
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) if (table.name !== 'preferences') await table.clear()
    if (everything) await db.preferences.clear()
  })
}

/** Pages that a user has opened (sw/rules.ts); their pictures are the shop's and reveal nothing. */
async function forgetSeenPages(): Promise<void> {
  const seen = [CACHES.catalogue, CACHES.pages]
  await deleteCaches(seen)
  for (const cache of seen) await forgetAddresses(cache)
}

/** The address of a list of products names what is in a wishlist or a bag, or what was seen. */
async function forgetListedProducts(): Promise<void> {
  const isList = (url: string) =>
    [productCards, boughtTogether].some(({ path }) => url.includes(`${API_PREFIX}${path}?`))
  await deleteAnswers(CACHES.catalogue, isList).catch(() => {})
  await forgetAddresses(CACHES.catalogue, isList)
}

/** Language and currency are preferences of the device; the response to a sign-out deletes all cookies. */
function keptChoices(): [string, string][] {
  return CHOICES.flatMap((name): [string, string][] => {
    const value = readCookie(name)
    return value === undefined ? [] : [[name, value]]
  })
}

const CHOICES = ['lang', 'currency']
