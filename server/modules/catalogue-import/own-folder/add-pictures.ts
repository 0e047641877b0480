import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addPhoto, type PhotoServices } from '../photos/colour-photos.ts'
import { CLEAR_ROLES } from '#domain/catalog/own-media.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES, type FolderTable } from './folder-tables.ts'
import { fileOf, readRows, type FolderRefusal, type ReadRow } from './read-lines.ts'

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
  const cutouts = await newCutouts(services, folder)
  for await (const batch of rowsIn(folder, 'asset'))
    for (const { row } of batch) {
      const isCutOut = cutouts.has(String(row['hash']))
      const outcome = await addPicture(services, { row, folder, isCutOut, now })
      if (outcome === 'added') added.add(String(row['hash']))
      else if (outcome !== 'known') refused.set(String(row['hash']), outcome.refused)
    }
  return { added, refused }
}

async function* rowsIn(folder: string, file: string): AsyncGenerator<ReadRow[]> {
  const table = FOLDER_TABLES.find(({ name }) => name === file)
  if (table) yield* readRows(folder, table, [])
}

/** Pictures that become a cutout or a flat piece: also one that the shop has as a photograph is examined for it. */
async function newCutouts({ store }: PhotoServices, folder: string): Promise<ReadonlySet<string>> {
  const placed = await store.db
    .selectFrom('product_media')
    .select('asset')
    .where('role', 'in', CLEAR_ROLES)
    .execute()
  const known = new Set(placed.map(({ asset }) => asset))
  const found = new Set<string>()
  for await (const batch of rowsIn(folder, 'product_media'))
    for (const { row } of batch) {
      const asset = String(row['asset'])
      if (isClear(row) && !known.has(asset)) found.add(asset)
    }
  return found
}

interface NewPicture extends PicturesOf {
  readonly row: Row
  readonly isCutOut: boolean
}

async function addPicture(
  services: PhotoServices,
  { row, folder, isCutOut, now }: NewPicture,
): Promise<'added' | 'known' | { readonly refused: string }> {
  const { db } = services.store
  const hash = String(row['hash'])
  if (!/^[\w-]{22}$/.test(hash)) return { refused: 'is not the hash of a file' }
  const known = await db.selectFrom('asset').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (known && !isCutOut) return 'known'
  const bytes = await readFile(join(folder, 'files', hash)).catch(() => undefined)
  if (!bytes) return { refused: `has no file files/${hash}` }
  const alts = JSON.parse(String(row['alts'])) as Record<string, string>
  const focal = { x: Number(row['focal_x']), y: Number(row['focal_y']) }
  const own = await addPhoto(services, { bytes, name: String(row['name']), alts, focal, isCutOut, now })
  if (typeof own !== 'string') return own
  if (own === hash) return known ? 'known' : 'added'
  return { refused: 'is not the hash of its file' }
}

/** Leaves out the pictures that could not be taken, and the places of those that are no cutouts. */
export function takenPictures(
  { name }: Pick<FolderTable, 'name'>,
  batch: readonly ReadRow[],
  {
    pictures: { refused },
    refusals,
  }: { readonly pictures: AddedPictures; readonly refusals: FolderRefusal[] },
): readonly ReadRow[] {
  if (refused.size === 0 || (name !== 'asset' && name !== 'product_media')) return batch
  const column = name === 'asset' ? 'hash' : 'asset'
  return batch.filter(({ line, row }) => {
    const hash = String(row[column])
    const reason = name === 'asset' || isClear(row) ? refused.get(hash) : undefined
    if (reason === undefined) return true
    refusals.push({ file: fileOf({ name }), line, column, value: hash, reason })
    return false
  })
}

function isClear(row: Row): boolean {
  return CLEAR_ROLES.some((role) => role === row['role'])
}
