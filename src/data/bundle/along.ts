import { liveQuery } from 'dexie'
import { proxy } from 'valtio'
import { CACHES } from '#contract/kept-names.ts'
import { spokenFor, type Language, type Spoken } from '#domain/region/language.ts'
import { dropLocal, writeLocal } from '#platform/local-storage.ts'
import type { Caller } from '../call.ts'
import { ALONG_MARK } from './along-mark.ts'
import {
  openBundleDb,
  type AlongPictures,
  type AlongWidth,
  type KeptShop,
  type TakingShop,
} from './bundle-db.ts'
import { forgetTaking, takeShopAlong, type AlongOutcome, type AlongStep } from './take-shop-along.ts'

/** What this page is doing about it; it goes on while the shopper looks around. */
export const alongState = proxy<{
  step: AlongStep | undefined
  outcome: AlongOutcome | undefined
  running: boolean
}>({ step: undefined, outcome: undefined, running: false })

export interface AlongHere {
  readonly kept: KeptShop | undefined
  readonly taking: TakingShop | undefined
  readonly pictures: AlongPictures | undefined
}

/** What is on this device, now and whenever it changes, in whatever tab. `unreadable` is not the same as nothing. */
export function watchAlong(spoken: Spoken, tell: (here: AlongHere | 'unreadable') => void): () => void {
  const db = openBundleDb()
  const watching = liveQuery(async () => {
    const [kept, taking, pictures] = await Promise.all([
      db.kept.get(spoken),
      db.taking.get(spoken),
      db.pictures.get('pictures'),
    ])
    // A browser that was killed may have lost what localStorage had just been given.
    if (kept) writeLocal(ALONG_MARK, String(kept.asOf))
    return { kept, taking, pictures }
  }).subscribe({ next: tell, error: () => tell('unreadable') })
  return () => {
    watching.unsubscribe()
    db.close()
  }
}

let stop: AbortController | undefined

/** Starts, or goes on; one at a time. */
export async function startTaking(
  caller: Caller,
  language: Language,
  width: AlongWidth | undefined,
): Promise<void> {
  if (alongState.running) return
  stop = new AbortController()
  Object.assign(alongState, { running: true, outcome: undefined, step: undefined })
  const outcome = await takeShopAlong({
    caller,
    language,
    width,
    signal: stop.signal,
    onStep: (step) => {
      alongState.step = step
    },
  })
  Object.assign(alongState, { running: false, outcome, step: undefined })
}

export function pauseTaking(): void {
  stop?.abort()
}

/** Forgets what has come of a shop that is not complete; what had been here before stays. */
export async function cancelTaking(language: Language): Promise<void> {
  pauseTaking()
  const db = openBundleDb()
  await forgetTaking(db, spokenFor(language)).finally(() => db.close())
  alongState.outcome = undefined
}

/** Takes everything off this device, in every language. */
export async function leaveShopHere(): Promise<void> {
  pauseTaking()
  const db = openBundleDb()
  try {
    await db.transaction('rw', [db.kept, db.taking, db.parts, db.pictures], async () => {
      await Promise.all([db.kept.clear(), db.taking.clear(), db.parts.clear(), db.pictures.clear()])
    })
    await caches.delete(CACHES.picturesAlong)
    dropLocal(ALONG_MARK)
    alongState.outcome = undefined
  } finally {
    db.close()
  }
}

/** Whoever has taken the shop along gets what is new, unless data is to be saved. Pictures that were stopped stay so. */
export async function followShop(caller: Caller, language: Language): Promise<void> {
  const db = openBundleDb()
  const [kept, pictures] = await Promise.all([
    db.kept.get(spokenFor(language)),
    db.pictures.get('pictures'),
  ]).finally(() => db.close())
  if (!kept || savesData()) return
  await startTaking(caller, language, pictures?.got === pictures?.wanted ? pictures?.width : undefined)
}

/** The shopper has told the browser to be careful with data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
