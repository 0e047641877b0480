import { draftTable } from '#platform/storage/draft-table.ts'
import { withFreedSpace } from '#platform/storage/with-freed-space.ts'
import { isDraftOver } from './draft-terms.ts'

/** A form of the shop, and what it is about: the review of a product, the return of an order. */
interface FormKey {
  readonly form: string
  readonly id: string
}

const keyOf = ({ form, id }: FormKey) => `${form}:${id}`

/** What was filled in, for the form to complete; undefined without a draft. */
export async function readFormDraft<Draft extends object>(
  key: FormKey,
  now: number,
): Promise<Partial<Draft> | undefined> {
  const row = await (await draftTable()).get(keyOf(key))
  return row && !isDraftOver(row, now) ? (row.value as Partial<Draft>) : undefined
}

export async function saveFormDraft(key: FormKey, draft: object, now: number): Promise<void> {
  await withFreedSpace(async () => (await draftTable()).put({ key: keyOf(key), value: draft, at: now }))
}

export async function dropFormDraft(key: FormKey): Promise<void> {
  await (await draftTable()).delete(keyOf(key))
}
