import { notifyTabs } from '#platform/person-channel.ts'
import { adoptMember, ownerOf } from './outbox/device-owner.ts'
import type { OperationStore } from './outbox/operation-store.ts'
import { storeJournal } from './outbox/store-journal.ts'

interface Stores {
  readonly disk: OperationStore
  readonly memory: OperationStore
}

/**
 * The stores of this device belong to this member from now on. Where another member's data is here, it is deleted or
 * sealed, and all tabs load a new page, this one, too: their memory still holds it (offline.md F38).
 */
export async function giveTo(owner: string, { disk, memory }: Stores): Promise<void> {
  const before = await ownerOf(disk).catch(() => undefined)
  const isOther = before !== undefined && before !== owner
  // First, so that an interrupted change of members is repeated at the next start.
  if (isOther) {
    await storeJournal(disk)
    await import('./clear-personal-data.ts').then((clear) => clear.clearPreviousMember())
  }
  await adoptMember(memory, owner)
  await adoptMember(disk, owner)
  if (isOther) notifyTabs()
}
