import { DATABASES } from '#contract/storage-keys.ts'
import { isDraftOver } from './draft-terms.ts'
import { draftTable } from '#platform/storage/draft-table.ts'

/** Deletes drafts whose time is over; a device without drafts loads no database for it. */
export async function dropOldDrafts(now: number): Promise<void> {
  const known = await indexedDB.databases?.()
  if (known && !known.some(({ name }) => name === DATABASES.local)) return
  await (await draftTable()).filter((draft) => isDraftOver(draft, now)).delete()
}
