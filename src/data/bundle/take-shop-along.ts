import { bundleDelta, bundlePart } from '#contract/bundle.ts'
import { failureOf, isRefused } from '#contract/failure.ts'
import { spokenFor, type Language, type Spoken } from '#domain/region/language.ts'
import { unpackProducts } from '#domain/shelves/taken-products.ts'
import { writeLocal } from '#platform/local-storage.ts'
import type { Caller } from '../call.ts'
import { ALONG_MARK } from './along-mark.ts'
import { openBundleDb, type AlongWidth, type BundleDb, type KeptShop, type TakingShop } from './bundle-db.ts'
import { takePictures } from './take-pictures.ts'

export type AlongStep =
  | { readonly kind: 'catalogue'; readonly got: number; readonly of: number }
  | { readonly kind: 'pictures'; readonly got: number; readonly of: number }

export type AlongOutcome =
  /** The catalogue is here whole, with all pictures that were wanted. */
  | { readonly kind: 'kept' }
  /** Stopped by `signal`; what has come is kept, and the next call goes on from there. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'failed'; readonly why: AlongTrouble }

/** `elsewhere`: another tab is at it. `catalogueHere`: only pictures are missing. */
export type AlongTrouble = 'offline' | 'storage-full' | 'refused' | 'elsewhere'

export interface AlongWish {
  readonly caller: Caller
  readonly language: Language
  /**
   * Of the pictures, in pixels; 0 takes none, undefined leaves those that are here as they are. Whoever asks has made sure
   * that the shopper's data may be spent.
   */
  readonly width: AlongWidth | undefined
  readonly signal: AbortSignal
  readonly onStep?: (step: AlongStep) => void
}

/** Deltas are kept as they come; past so many the whole shop is fetched anew. */
const MOST_DELTAS = 20
const LOCK = 'vanda-take-along'

/**
 * Brings the whole shop to this device, or what has changed since the last time; may be called as often as one likes. Never
 * throws: what did not work is the outcome, and what had been here before is then still here.
 */
export async function takeShopAlong(wish: AlongWish): Promise<AlongOutcome> {
  return alone(async () => {
    // Only a request: browsers decide by themselves, and the shop is here either way.
    await navigator.storage?.persist?.().catch(() => false)
    const db = openBundleDb()
    try {
      await takeCatalogue(db, wish)
      const kept = await db.kept.get(spokenFor(wish.language))
      if (kept) writeLocal(ALONG_MARK, String(kept.asOf))
      if (wish.width !== undefined) await takePictures(db, { ...wish, width: wish.width })
      return { kind: 'kept' }
    } catch (error) {
      if (wish.signal.aborted) return { kind: 'paused' }
      if (isFull(error)) await forgetTaking(db, spokenFor(wish.language)).catch(() => {})
      return { kind: 'failed', why: troubleOf(error) }
    } finally {
      db.close()
    }
  })
}

async function takeCatalogue(db: BundleDb, wish: AlongWish): Promise<void> {
  const { caller, language, signal } = wish
  const lang = spokenFor(language)
  const [kept, begun] = await Promise.all([db.kept.get(lang), db.taking.get(lang)])
  if (begun && (await goOn(db, wish, begun))) return
  const from = kept && kept.parts.length <= MOST_DELTAS ? { from: kept.version } : {}
  const head = await caller(bundleDelta, { lang, ...from }, { signal })
  if (kept && !head.whole) {
    const bytes = JSON.stringify(head.products).length
    const empty = unpackProducts(head.products, lang).length === 0
    await db.transaction('rw', db.kept, db.parts, async () => {
      const parts = empty ? [] : [await db.parts.add({ spoken: lang, products: head.products })]
      await db.kept.put({
        ...kept,
        version: head.version,
        asOf: head.asOf,
        total: head.total,
        parts: [...kept.parts, ...parts],
        bytes: kept.bytes + (empty ? 0 : bytes),
        window: head.window ?? kept.window,
      })
    })
    return
  }
  const { version, parts: of, total, asOf } = head
  const taking: TakingShop = { spoken: lang, version, of, total, asOf, window: null, bytes: 0, got: {} }
  await db.taking.put(taking)
  if (!(await goOn(db, wish, taking))) throw new RangeError('the shop names a version that it does not know')
}

/** Fetches the parts that are missing. False when the shop no longer knows the version: then it is begun anew. */
async function goOn(db: BundleDb, wish: AlongWish, begun: TakingShop): Promise<boolean> {
  const { caller, signal, onStep } = wish
  const { version, of, spoken } = begun
  let taking = begun
  for (let part = 0; part < of; part++) {
    signal.throwIfAborted()
    onStep?.({ kind: 'catalogue', got: Object.keys(taking.got).length, of })
    if (taking.got[part] !== undefined) continue
    try {
      const answer = await caller(bundlePart, { version, part, of, lang: spoken }, { signal })
      unpackProducts(answer.products, spoken)
      const before = taking
      taking = await db.transaction('rw', db.taking, db.parts, async () => {
        const row = await db.parts.add({ spoken, products: answer.products })
        const now = {
          ...before,
          window: answer.window ?? before.window,
          bytes: before.bytes + JSON.stringify(answer.products).length,
          got: { ...before.got, [part]: row },
        }
        await db.taking.put(now)
        return now
      })
    } catch (error) {
      if (!isRefused(error, 'not-found')) throw error
      await forgetTaking(db, spoken)
      return false
    }
  }
  onStep?.({ kind: 'catalogue', got: of, of })
  await finish(db, taking)
  return true
}

/** From one moment to the next the new shop is here and the old one gone. */
async function finish(db: BundleDb, { spoken, version, asOf, total, bytes, window, got }: TakingShop) {
  if (!window) throw new RangeError('the shop came without its categories')
  const parts = Object.entries(got)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, row]) => row)
  const kept: KeptShop = { spoken, version, asOf, parts, total, bytes, window }
  await db.transaction('rw', db.kept, db.taking, db.parts, async () => {
    await db.kept.put(kept)
    await db.taking.delete(spoken)
    await dropOthers(db, spoken, parts)
  })
}

/** Throws away what has come of a shop that is not complete. */
export async function forgetTaking(db: BundleDb, spoken: Spoken): Promise<void> {
  await db.transaction('rw', db.kept, db.taking, db.parts, async () => {
    const kept = await db.kept.get(spoken)
    await db.taking.delete(spoken)
    await dropOthers(db, spoken, kept?.parts ?? [])
  })
}

async function dropOthers(db: BundleDb, spoken: Spoken, parts: readonly number[]): Promise<void> {
  const rows = await db.parts.where('spoken').equals(spoken).primaryKeys()
  await db.parts.bulkDelete(rows.filter((row) => !parts.includes(row)))
}

async function alone(work: () => Promise<AlongOutcome>): Promise<AlongOutcome> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve<AlongOutcome>({ kind: 'failed', why: 'elsewhere' }),
  )
}

function troubleOf(error: unknown): AlongTrouble {
  if (isFull(error)) return 'storage-full'
  const kind = failureOf(error)?.kind
  return kind === 'offline' || kind === 'timeout' ? 'offline' : 'refused'
}

/** A full disk shows as the abort of a transaction, with the reason inside (offline.md X3). */
function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner } = error as { name?: unknown; inner?: unknown }
  return name === 'QuotaExceededError' || (inner !== error && isFull(inner))
}
