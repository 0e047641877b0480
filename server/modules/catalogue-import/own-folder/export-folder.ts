import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Reader } from '../../../db/schema/database.ts'
import type { AssetOrigin } from '../../media/assets/asset-origin.ts'
import type { Row } from './columns.ts'
import { FOLDER_TABLES, isInFolder, type FolderTable } from './folder-tables.ts'
import { fileOf } from './read-lines.ts'

const AT_ONCE = 1_000

export interface Exported {
  readonly rows: number
  readonly files: number
}

/** Writes the goods of the shop as its own folder: importing it into an empty shop gives the same goods. */
export async function exportFolder(db: Reader, origin: AssetOrigin, folder: string): Promise<Exported> {
  await mkdir(join(folder, 'files'), { recursive: true })
  let rows = 0
  let files = 0
  for (const table of FOLDER_TABLES) {
    async function* lines() {
      for await (const some of rowsOf(db, table)) {
        for (const row of some) {
          rows += 1
          if (table.name === 'asset') {
            const hash = String(row['hash'])
            await writeFile(join(folder, 'files', hash), await origin.read(hash))
            files += 1
          }
          yield `${JSON.stringify(recordOf(table, row))}\n`
        }
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, fileOf(table))))
  }
  return { rows, files }
}

function recordOf({ columns }: FolderTable, row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { toValue }]) => [name, toValue(row[name] ?? null)]),
  )
}

/** All rows of a table in the order of its keys, some at a time. */
async function* rowsOf(db: Reader, table: FolderTable): AsyncGenerator<Row[]> {
  const keys = sql.join(table.key.map((column) => sql.ref(column)))
  let after: Row | undefined
  for (;;) {
    let query = db
      .selectFrom(table.name)
      .select(Object.keys(table.columns) as never)
      .orderBy(keys)
      .limit(AT_ONCE)
    for (const [column, value] of Object.entries(table.fixed ?? {}))
      if (value === null) query = query.where(column as never, 'is', null)
    if (after) {
      const last = sql.join(table.key.map((column) => sql.val(after?.[column] ?? null)))
      query = query.where(sql<boolean>`(${keys}) > (${last})`)
    }
    const rows = (await query.execute()) as unknown as Row[]
    yield rows.filter((row) => isInFolder(table, row))
    after = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}
