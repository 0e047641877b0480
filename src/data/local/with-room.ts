import { FIRST_TO_GO } from '#contract/kept-names.ts'
import { deleteCaches } from '#platform/personal-storage.ts'
import { troubleOf } from '#platform/storage-trouble.ts'

/** Writes words that the user has typed. On a full device it deletes what can be fetched again and tries once more. */
export async function withRoom(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (troubleOf(error) !== 'full') throw error
    await deleteCaches(FIRST_TO_GO)
    await write()
  }
}
