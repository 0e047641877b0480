import { readLocal, writeLocal } from '#platform/local-storage.ts'
import { preferenceTable } from './preference-table.ts'

const KEY = 'my-store'
/** In localStorage: a store was chosen. The next sign-out deletes this mark, the choice stays. */
const CHOSEN = 'vanda-store-chosen'

/** A hint, without opening the database: false where a store was never chosen, or before the last sign-out. */
export function wasStoreChosen(): boolean {
  return readLocal(CHOSEN) !== undefined
}

/** The store that was chosen last on this device. */
export async function readMyStore(): Promise<string | undefined> {
  const row = await preferenceTable()
    .then((table) => table.get(KEY))
    .catch(() => undefined)
  return typeof row?.value === 'string' ? row.value : undefined
}

/** A device that cannot keep it asks again. */
export async function rememberMyStore(id: string): Promise<void> {
  writeLocal(CHOSEN, '1')
  await preferenceTable()
    .then((table) => table.put({ key: KEY, value: id }))
    .catch(() => undefined)
}
