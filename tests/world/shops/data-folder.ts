import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * In memory where the machine has a disk there: a database syncs every commit, for which a disk needs milliseconds.
 * Tests kill processes, not machines, and what a killed process has written survives in memory as it does on a disk.
 */
const PARENT = isLarge(MEMORY) ? MEMORY : tmpdir()

function isLarge(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ENOUGH_BYTES
}

/** A new folder for the data of a server or a database; the caller deletes it. */
export function aDataFolder(name: string): string {
  return mkdtempSync(join(PARENT, `vanda-${name}-`))
}
