import { close, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import type { CommitLog } from './commit-sync.ts'

/**
 * The write-ahead log of an open database, synced on the thread pool. SQLite keeps this file as long as a connection is
 * open, and holds its locks on other files, so that closing it here releases none.
 */
export function openLogFile(file: string): CommitLog {
  const descriptor = openSync(`${file}-wal`, 'r+')
  fdatasyncSync(descriptor)
  return {
    sync: () => promisify(fdatasync)(descriptor),
    close: () => close(descriptor),
  }
}
