import { draftTable } from '#platform/storage/draft-table.ts'
import { withFreedSpace } from '#platform/storage/with-freed-space.ts'
import { isHeldOver } from './held-term.ts'
import type { FormKey } from './upload-forms.ts'
import type { UploadedFile } from './with-files.ts'

/** A photo or video of a form on this device, until the form with it is sent (decision 0145). */
export interface HeldFile extends UploadedFile {
  readonly id: string
  readonly name: string
  /** undefined once the shop has it: it needs no room here any more. */
  readonly file: Blob | undefined
  /** The frame that stands for a video; undefined where the browser could draw none. */
  readonly cover: Blob | undefined
}

const keyOf = ({ form, id }: FormKey, file: string) => `${form}-file:${id}:${file}`

async function rowsOf(key: FormKey) {
  return (await draftTable()).where('key').startsWith(keyOf(key, ''))
}

/** In the order in which they were added. */
export async function readHeldFiles(key: FormKey, now: number): Promise<HeldFile[]> {
  const rows = await (await rowsOf(key)).toArray()
  return rows
    .filter(({ at }) => !isHeldOver(at, now))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value as HeldFile)
}

/** Throws where the device has no room. */
export async function holdFile(key: FormKey, file: HeldFile, now: number): Promise<void> {
  await withFreedSpace(async () =>
    (await draftTable()).put({ key: keyOf(key, file.id), value: file, at: now }),
  )
}

/** A file that was removed meanwhile is not written again. */
export async function noteUploaded(
  key: FormKey,
  id: string,
  uploaded: Pick<HeldFile, 'address' | 'coverAddress'>,
): Promise<void> {
  const table = await draftTable()
  const row = await table.get(keyOf(key, id))
  if (!row) return
  const value: HeldFile = { ...(row.value as HeldFile), ...uploaded, file: undefined }
  await table.update(row.key, { value })
}

/** Also one that an earlier page has uploaded, which the form knows by its address. */
export async function dropHeldFile(
  key: FormKey,
  { id, address }: Pick<HeldFile, 'id' | 'address'>,
): Promise<void> {
  const isIt = (file: HeldFile) => file.id === id || (address !== '' && file.address === address)
  await (await rowsOf(key)).filter(({ value }) => isIt(value as HeldFile)).delete()
}

export async function dropHeldFiles(key: FormKey): Promise<void> {
  await (await rowsOf(key)).delete()
}
