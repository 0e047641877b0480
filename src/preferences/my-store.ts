import { keptChoice } from './kept-choice.ts'

const choice = keptChoice('my-store')

/** Whether a store was chosen, as far as is known without opening the database. */
export const wasStoreChosen = choice.wasMade

/** The store that was chosen last on this device. */
export async function readMyStore(): Promise<string | undefined> {
  const store = await choice.read()
  return typeof store === 'string' ? store : undefined
}

/** A device that cannot keep it asks again. */
export async function rememberMyStore(id: string): Promise<void> {
  await choice.keep(id)
}
