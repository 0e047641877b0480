import { FIRST_TO_GO } from '#contract/kept-names.ts'
import { deleteCaches } from '#platform/personal-storage.ts'
import { troubleOf } from '#platform/storage-trouble.ts'

/** Writes words that somebody has typed: a device without room gives up what can be had again and is asked once more. */
export async function withRoom(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (troubleOf(error) !== 'full') throw error
    await deleteCaches(FIRST_TO_GO)
    await write()
  }
}
