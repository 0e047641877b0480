import { offlinePackageDelta, offlinePackagePart } from '#contract/catalog/offline-package.contract.ts'
import { failureOf, isRefused } from '#contract/failure.ts'
import { spokenFor, type Spoken } from '#domain/region/language.ts'
import { unpackProducts } from '#domain/catalog/offline-package/packaged-products.ts'
import { writeLocal } from '#platform/storage/local-storage.ts'
import { askToPersist } from '#platform/storage/persist.ts'
import { storageProblemOf } from '#platform/storage/storage-problem.ts'
import { INSTALLED_MARK } from './installed-mark.ts'
import {
  openOfflineCatalogDb,
  type OfflineCatalogDb,
  type InstalledCatalog,
  type CatalogDownload,
} from './offline-catalog-db.ts'
import type { DownloadOptions } from './download-options.ts'
import { downloadPictures } from './download-pictures.ts'

export type DownloadOutcome =
  /** The catalogue is complete, with all requested pictures. */
  | { readonly kind: 'kept' }
  /** Stopped by `signal`; the finished parts stay, and the next call resumes there. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'failed'; readonly why: DownloadProblem }

/** `elsewhere`: another tab downloads. */
export type DownloadProblem = 'offline' | 'storage-full' | 'refused' | 'elsewhere'

/** Deltas are stored as they arrive; past this number the whole catalogue is fetched again. */
const MOST_DELTAS = 20
const LOCK = 'vanda-catalog-download'

/**
 * Downloads the whole catalogue, or the changes since the last time. Safe to call repeatedly. Never throws: the outcome
 * names the failure, and the installed catalogue is then still in place.
 */
export async function downloadCatalog(options: DownloadOptions): Promise<DownloadOutcome> {
  return alone(async () => {
    askToPersist()
    const db = openOfflineCatalogDb()
    try {
      await takeCatalogue(db, options)
      const catalog = await db.installed.get(spokenFor(options.language))
      if (catalog) writeLocal(INSTALLED_MARK, String(catalog.asOf))
      if (options.width !== undefined) await downloadPictures(db, { ...options, width: options.width })
      return { kind: 'kept' }
    } catch (error) {
      if (options.signal.aborted) return { kind: 'paused' }
      if (isFull(error)) await clearDownload(db, spokenFor(options.language)).catch(() => {})
      return { kind: 'failed', why: downloadProblemOf(error) }
    } finally {
      db.close()
    }
  })
}

async function takeCatalogue(db: OfflineCatalogDb, options: DownloadOptions): Promise<void> {
  const { caller, language, signal } = options
  const lang = spokenFor(language)
  const [catalog, begun] = await Promise.all([db.installed.get(lang), db.downloads.get(lang)])
  if (begun && (await goOn(db, options, begun))) return
  const from = catalog && catalog.parts.length <= MOST_DELTAS ? { from: catalog.version } : {}
  const head = await caller(offlinePackageDelta, { lang, ...from }, { signal })
  if (catalog && !head.whole) {
    const bytes = JSON.stringify(head.products).length
    const empty = unpackProducts(head.products, lang).length === 0
    await db.transaction('rw', db.installed, db.parts, async () => {
      const parts = empty ? [] : [await db.parts.add({ spoken: lang, products: head.products })]
      await db.installed.put({
        ...catalog,
        version: head.version,
        asOf: head.asOf,
        total: head.total,
        parts: [...catalog.parts, ...parts],
        bytes: catalog.bytes + (empty ? 0 : bytes),
        content: head.content ?? catalog.content,
      })
    })
    return
  }
  const { version, parts: of, total, asOf } = head
  const taking: CatalogDownload = { spoken: lang, version, of, total, asOf, content: null, bytes: 0, got: {} }
  await db.downloads.put(taking)
  if (!(await goOn(db, options, taking)))
    throw new RangeError('the shop names a version that it does not know')
}

/** Fetches the missing parts. False when the server no longer knows the version: the download then starts again. */
async function goOn(
  db: OfflineCatalogDb,
  options: DownloadOptions,
  begun: CatalogDownload,
): Promise<boolean> {
  const { caller, signal, onStep } = options
  const { version, of, spoken } = begun
  let taking = begun
  for (let part = 0; part < of; part++) {
    signal.throwIfAborted()
    onStep?.({ kind: 'catalogue', got: Object.keys(taking.got).length, of })
    if (taking.got[part] !== undefined) continue
    try {
      const answer = await caller(offlinePackagePart, { version, part, of, lang: spoken }, { signal })
      unpackProducts(answer.products, spoken)
      const before = taking
      taking = await db.transaction('rw', db.downloads, db.parts, async () => {
        const row = await db.parts.add({ spoken, products: answer.products })
        const now = {
          ...before,
          content: answer.content ?? before.content,
          bytes: before.bytes + JSON.stringify(answer.products).length,
          got: { ...before.got, [part]: row },
        }
        await db.downloads.put(now)
        return now
      })
    } catch (error) {
      if (!isRefused(error, 'not-found')) throw error
      await clearDownload(db, spoken)
      return false
    }
  }
  onStep?.({ kind: 'catalogue', got: of, of })
  await finish(db, taking)
  return true
}

/** One transaction installs the new catalogue and deletes the old one. */
async function finish(
  db: OfflineCatalogDb,
  { spoken, version, asOf, total, bytes, content, got }: CatalogDownload,
) {
  if (!content) throw new RangeError('the shop came without its categories')
  const parts = Object.entries(got)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, row]) => row)
  const catalog: InstalledCatalog = { spoken, version, asOf, parts, total, bytes, content }
  await db.transaction('rw', db.installed, db.downloads, db.parts, async () => {
    await db.installed.put(catalog)
    await db.downloads.delete(spoken)
    await dropOthers(db, spoken, parts)
  })
}

/** Deletes the parts of an incomplete catalogue. */
export async function clearDownload(db: OfflineCatalogDb, spoken: Spoken): Promise<void> {
  await db.transaction('rw', db.installed, db.downloads, db.parts, async () => {
    const catalog = await db.installed.get(spoken)
    await db.downloads.delete(spoken)
    await dropOthers(db, spoken, catalog?.parts ?? [])
  })
}

async function dropOthers(db: OfflineCatalogDb, spoken: Spoken, parts: readonly number[]): Promise<void> {
  const rows = await db.parts.where('spoken').equals(spoken).primaryKeys()
  await db.parts.bulkDelete(rows.filter((row) => !parts.includes(row)))
}

async function alone(work: () => Promise<DownloadOutcome>): Promise<DownloadOutcome> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve<DownloadOutcome>({ kind: 'failed', why: 'elsewhere' }),
  )
}

function downloadProblemOf(error: unknown): DownloadProblem {
  if (isFull(error)) return 'storage-full'
  const kind = failureOf(error)?.kind
  return kind === 'offline' || kind === 'timeout' ? 'offline' : 'refused'
}

const isFull = (error: unknown) => storageProblemOf(error) === 'full'
