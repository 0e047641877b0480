import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addPhoto, type PhotoServices } from '../photos/colour-photos.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES } from './folder-tables.ts'
import { readRows, type FolderRefusal, type ReadRow } from './read-lines.ts'

/** What became of the folder's pictures, by their hashes. */
export interface AddedPictures {
  readonly added: ReadonlySet<string>
  /** Those that cannot be taken, and why. */
  readonly refused: ReadonlyMap<string, string>
}

export const NO_PICTURES: AddedPictures = { added: new Set(), refused: new Map() }

interface PicturesOf {
  readonly folder: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Takes the pictures of the folder, before the transaction: it decodes for up to seconds. */
export async function addPictures(
  services: PhotoServices,
  { folder, now }: PicturesOf,
): Promise<AddedPictures> {
  const added = new Set<string>()
  const refused = new Map<string, string>()
  const table = FOLDER_TABLES.find(({ name }) => name === 'asset')
  if (!table) return NO_PICTURES
  for await (const batch of readRows(folder, table, []))
    for (const { row } of batch) {
      const outcome = await addPicture(services, { row, folder, now })
      if (outcome === 'added') added.add(String(row['hash']))
      else if (outcome !== 'known') refused.set(String(row['hash']), outcome.refused)
    }
  return { added, refused }
}

async function addPicture(
  services: PhotoServices,
  { row, folder, now }: PicturesOf & { readonly row: Row },
): Promise<'added' | 'known' | { readonly refused: string }> {
  const { db } = services.store
  const hash = String(row['hash'])
  if (!/^[\w-]{22}$/.test(hash)) return { refused: 'is not the hash of a file' }
  const known = await db.selectFrom('asset').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (known) return 'known'
  const bytes = await readFile(join(folder, 'files', hash)).catch(() => undefined)
  if (!bytes) return { refused: `has no file files/${hash}` }
  const alts = JSON.parse(String(row['alts'])) as Record<string, string>
  const focal = { x: Number(row['focal_x']), y: Number(row['focal_y']) }
  const own = await addPhoto(services, { bytes, name: String(row['name']), alts, focal, now })
  if (typeof own !== 'string') return own
  return own === hash ? 'added' : { refused: 'is not the hash of its file' }
}

/** Leaves out the pictures that could not be taken. */
export function takenPictures(
  batch: readonly ReadRow[],
  { refused }: AddedPictures,
  refusals: FolderRefusal[],
): ReadRow[] {
  return batch.filter(({ line, row }) => {
    const hash = String(row['hash'])
    const reason = refused.get(hash)
    if (reason === undefined) return true
    refusals.push({ file: 'asset.jsonl', line, column: 'hash', value: hash, reason })
    return false
  })
}
