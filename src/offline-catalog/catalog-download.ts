import { liveQuery } from 'dexie'
import { proxy } from 'valtio'
import { CACHES } from '#contract/storage-keys.ts'
import { spokenFor, type Language, type Spoken } from '#domain/region/language.ts'
import { isDataSaverOn } from '#platform/device/data-saver.ts'
import { dropLocal, writeLocal } from '#platform/storage/local-storage.ts'
import type { Caller } from '#api/call.ts'
import { INSTALLED_MARK } from './installed-mark.ts'
import {
  openOfflineCatalogDb,
  type DownloadedPictures,
  type DownloadWidth,
  type InstalledCatalog,
  type CatalogDownload,
} from './offline-catalog-db.ts'
import { clearDownload, downloadCatalog, type DownloadOutcome } from './download-catalog.ts'
import type { DownloadStep } from './download-options.ts'

/** State of the download in this page; it goes on while the user browses. */
export const downloadState = proxy<{
  step: DownloadStep | undefined
  outcome: DownloadOutcome | undefined
  running: boolean
}>({ step: undefined, outcome: undefined, running: false })

export interface DownloadState {
  readonly catalog: InstalledCatalog | undefined
  readonly taking: CatalogDownload | undefined
  readonly pictures: DownloadedPictures | undefined
}

/** What is installed on this device, observed across all tabs. `unreadable` is not the same as nothing. */
export function watchDownload(
  spoken: Spoken,
  tell: (here: DownloadState | 'unreadable') => void,
): () => void {
  const db = openOfflineCatalogDb()
  const watching = liveQuery(async () => {
    const [catalog, taking, pictures] = await Promise.all([
      db.installed.get(spoken),
      db.downloads.get(spoken),
      db.pictures.get('pictures'),
    ])
    // A browser that was killed may have lost the latest write to localStorage.
    if (catalog) writeLocal(INSTALLED_MARK, String(catalog.asOf))
    return { catalog, taking, pictures }
  }).subscribe({ next: tell, error: () => tell('unreadable') })
  return () => {
    watching.unsubscribe()
    db.close()
  }
}

let stop: AbortController | undefined
let running: Promise<DownloadOutcome> | undefined

/** Starts or resumes; one at a time. */
export async function startDownload(
  caller: Caller,
  language: Language,
  width: DownloadWidth | undefined,
): Promise<void> {
  if (downloadState.running) return
  stop = new AbortController()
  Object.assign(downloadState, { running: true, outcome: undefined, step: undefined })
  running = downloadCatalog({
    caller,
    language,
    width,
    signal: stop.signal,
    onStep: (step) => {
      downloadState.step = step
    },
  })
  const outcome = await running
  Object.assign(downloadState, { running: false, outcome, step: undefined })
}

/** Stops the download of this page and waits for its last write. */
async function endDownload(): Promise<void> {
  pauseDownload()
  await running
}

export function pauseDownload(): void {
  stop?.abort()
}

/** Deletes the parts of an incomplete catalogue; the installed one stays. */
export async function cancelDownload(language: Language): Promise<void> {
  await endDownload()
  const db = openOfflineCatalogDb()
  await clearDownload(db, spokenFor(language)).finally(() => db.close())
  downloadState.outcome = undefined
}

/** Deletes the offline catalogue from this device, in every language. */
export async function removeCatalog(): Promise<void> {
  await endDownload()
  const db = openOfflineCatalogDb()
  try {
    await db.transaction('rw', [db.installed, db.downloads, db.parts, db.pictures], async () => {
      await Promise.all([db.installed.clear(), db.downloads.clear(), db.parts.clear(), db.pictures.clear()])
    })
    await caches.delete(CACHES.downloadedPictures)
    dropLocal(INSTALLED_MARK)
    downloadState.outcome = undefined
  } finally {
    db.close()
  }
}

/**
 * A device with the offline catalogue is updated, unless the user saves data. Pictures that the user stopped stay
 * stopped.
 */
export async function updateCatalog(caller: Caller, language: Language): Promise<void> {
  const db = openOfflineCatalogDb()
  const [catalog, pictures] = await Promise.all([
    db.installed.get(spokenFor(language)),
    db.pictures.get('pictures'),
  ]).finally(() => db.close())
  if (!catalog || isDataSaverOn()) return
  await startDownload(caller, language, pictures?.got === pictures?.wanted ? pictures?.width : undefined)
}
