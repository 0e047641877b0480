import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { Caller } from '#api/call.ts'
import { removeCatalog, startDownload } from './catalog-download.ts'
import type { DownloadOutcome } from './download-catalog.ts'
import type { DownloadOptions } from './download-options.ts'
import { openOfflineCatalogDb } from './offline-catalog-db.ts'

const download = vi.hoisted(() => vi.fn<(options: DownloadOptions) => Promise<DownloadOutcome>>())
vi.mock('./download-catalog.ts', () => ({ downloadCatalog: download }))

test('removing the catalogue waits for the last write of its download, and leaves no data', async () => {
  vi.stubGlobal('caches', { delete: async () => true })
  const db = openOfflineCatalogDb()
  download.mockImplementation(async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    // A batch that was under way when the download was stopped.
    await db.pictures.put({ key: 'pictures', width: 360, wanted: 8, got: 8, bytes: 80 })
    return { kind: 'paused' }
  })
  const running = startDownload(vi.fn() as unknown as Caller, 'en', 360)
  await removeCatalog()
  await running
  expect(await db.pictures.count()).toBe(0)
  db.close()
})
