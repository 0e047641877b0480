import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Reader } from '../../../db/schema/database.ts'
import type { ImportMap } from '../guess.ts'
import { productIdOf } from '../plan-product.ts'
import type { ProductRecord } from '../product-record.ts'
import { productsOf, surveyFile } from '../read-file.ts'
import { fileNameOf } from './file-name.ts'
import { addPhoto, showColour, type PhotoServices } from './colour-photos.ts'

export interface PlacedPhotos {
  /** Colours that are shown by other photographs than before. */
  readonly colours: number
  readonly refused: readonly { readonly file: string; readonly reason: string }[]
  /** Files that no product of the file names. */
  readonly unmatched: readonly string[]
}

interface Folder {
  readonly path: string
  /** File names by their lower-case name without extension, in order. */
  readonly names: ReadonlyMap<string, string>
  readonly used: Set<string>
}

/**
 * Shows the products of an imported file by the photographs of a folder: a colour by those that begin with one of its SKUs,
 * else by those that the file names, else by those that begin with the product's handle (`<handle>-2.jpg`). A photograph
 * that cannot be read costs its own place only.
 */
export async function placeFolder(
  services: PhotoServices,
  { file, map, folder: path, now }: PhotoFolder,
): Promise<PlacedPhotos> {
  const files = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile())
  const names = files.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const folder = { path, names: new Map(names.map((name) => [keyOf(name), name])), used: new Set<string>() }
  const refused = new Map<string, string>()
  let colours = 0
  for await (const record of productsOf(await surveyFile(file, map.encoding))) {
    for (const { pid, skus } of await coloursOf(services.store.db, record)) {
      const assets: string[] = []
      for (const name of photosFor(record, skus, folder)) {
        folder.used.add(name)
        const added = await addPhoto(services, { bytes: await readFile(join(path, name)), name, now })
        if (typeof added === 'string') assets.push(added)
        else refused.set(name, added.refused)
      }
      if (assets.length > 0 && (await showColour(services, { pid, assets, now }))) colours += 1
    }
  }
  return {
    colours,
    refused: [...refused].map(([name, reason]) => ({ file: name, reason })),
    unmatched: names.filter((name) => !folder.used.has(name)),
  }
}

export interface PhotoFolder {
  readonly file: string
  readonly map: ImportMap
  readonly folder: string
  /** Epoch milliseconds. */
  readonly now: number
}

const keyOf = (name: string) => parse(name).name.toLowerCase()

interface StoredColour {
  readonly pid: string
  readonly skus: readonly string[]
}

async function coloursOf(db: Reader, { handle }: ProductRecord): Promise<StoredColour[]> {
  const rows = await db
    .selectFrom('colour')
    .leftJoin('sku', 'sku.pid', 'colour.pid')
    .select(['colour.pid', 'sku.sku'])
    .where('colour.product_id', '=', productIdOf(handle))
    .orderBy('colour.position')
    .execute()
  return [...Map.groupBy(rows, ({ pid }) => pid)].map(([pid, of]) => ({
    pid,
    skus: of.flatMap(({ sku }) => (sku === null ? [] : [sku])),
  }))
}

function photosFor(
  { handle, images }: ProductRecord,
  skus: readonly string[],
  { names }: Folder,
): readonly string[] {
  const begins = (code: string) => {
    const start = code.toLowerCase()
    return [...names].flatMap(([key, name]) =>
      key === start || key.startsWith(`${start}-`) || key.startsWith(`${start}_`) ? [name] : [],
    )
  }
  const bySku = [...new Set(skus.flatMap(begins))]
  if (bySku.length > 0) return bySku
  const named = images.flatMap((cell) => names.get(keyOf(fileNameOf(cell))) ?? [])
  return named.length > 0 ? [...new Set(named)] : begins(handle)
}
