import { CommitNotStored } from './commit-sync.ts'

/** PostgreSQL: disk full, read-only server. */
const UNWRITABLE = new Set(['53100', '25006'])
/** SQLite's primary codes: read-only, full, cannot open a journal. */
const UNWRITABLE_SQLITE = new Set([8, 13, 14])
/** SQLite's I/O errors that a full disk causes: writing, syncing, growing the shared index. */
const UNWRITABLE_DEVICE = new Set([778, 1034, 4874])

/** The file system's own errors, when the log is synced. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

/** The disk is full or read-only: the server answers 503 and continues when there is room again (trust.md R19). */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof CommitNotStored) return NO_ROOM.has((error.cause as NodeJS.ErrnoException).code ?? '')
  const { code, errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number }
  if (code !== 'ERR_SQLITE_ERROR') return UNWRITABLE.has(code ?? '')
  return UNWRITABLE_SQLITE.has(errcode & 0xff) || UNWRITABLE_DEVICE.has(errcode)
}
