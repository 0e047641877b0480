import { preferenceTable } from './preference-table.ts'

const KEY = 'my-store'

/** The store that was chosen last on this device. */
export async function readMyStore(): Promise<string | undefined> {
  const row = await preferenceTable()
    .then((table) => table.get(KEY))
    .catch(() => undefined)
  return typeof row?.value === 'string' ? row.value : undefined
}

/** A device that cannot keep it asks again. */
export async function rememberMyStore(id: string): Promise<void> {
  await preferenceTable()
    .then((table) => table.put({ key: KEY, value: id }))
    .catch(() => undefined)
}
