import { close, closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { CommitLog } from './commit-sync.ts'

/**
 * The write-ahead log of an open database, synced on the thread pool. SQLite keeps this file as long as a connection is
 * open, and holds its locks on other files, so that closing it here releases none.
 */
export function openLogFile(file: string): CommitLog {
  const descriptor = openSync(`${file}-wal`, 'r+')
  fdatasyncSync(descriptor)
  syncFolder(dirname(file))
  return {
    sync: () => promisify(fdatasync)(descriptor),
    close: () => close(descriptor),
  }
}

/** A new file is only found after a power cut once its folder is on disk, too; Windows syncs no folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
