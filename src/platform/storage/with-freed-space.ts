import { FIRST_TO_GO } from '#contract/storage-keys.ts'
import { deleteCaches } from './delete-caches.ts'
import { storageProblemOf } from './storage-problem.ts'

/** Writes text that the user has typed. On a full device it deletes what can be fetched again and retries once. */
export async function withFreedSpace(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (storageProblemOf(error) !== 'full') throw error
    await deleteCaches(FIRST_TO_GO)
    await write()
  }
}
