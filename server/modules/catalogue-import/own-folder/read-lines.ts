import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { RefusedRow } from '../product-record.ts'
import type { Row } from './columns.ts'
import { isInFolder, type FolderTable } from './folder-tables.ts'
import { keyOf } from './stored-rows.ts'

export interface ReadRow {
  readonly line: number
  readonly row: Row
}

export interface FolderRefusal extends RefusedRow {
  /** Name of the file in the folder. */
  readonly file: string
}

/** Rows that are written together; those of one list are never parted. */
const AT_ONCE = 500
const MOST_SHOWN = 80

export const fileOf = ({ name }: Pick<FolderTable, 'name'>): string => `${name}.jsonl`

/** Whether a folder is one of the shop's own. */
export function isShopFolder(folder: string, tables: readonly FolderTable[]): boolean {
  return tables.some((table) => existsSync(join(folder, fileOf(table))))
}

/**
 * The rows of one file of the folder, some at a time; a file that is missing has none. Lines that are refused are pushed into
 * `refusals`: broken JSON, an unknown or missing field, a wrong value, a key that was there before.
 */
export async function* readRows(
  folder: string,
  table: FolderTable,
  refusals: FolderRefusal[],
): AsyncGenerator<ReadRow[]> {
  const path = join(folder, fileOf(table))
  if (!existsSync(path)) return
  const schema = schemaOf(table)
  const keys = new Set<string>()
  const list = table.owner?.list === true ? table.owner.column : undefined
  let batch: ReadRow[] = []
  let line = 0
  for await (const text of linesOf(path)) {
    line += 1
    const written = line === 1 ? text.replace(/^\ufeff/, '') : text
    if (written.trim() === '') continue
    const read = readLine(table, schema, written)
    const refuse = (column: string, value: unknown, reason: string) =>
      refusals.push({ file: fileOf(table), line, column, value: shown(value), reason })
    if ('reason' in read) refuse(read.column, read.value, read.reason)
    else if (keys.has(keyOf(table, read.row)))
      refuse(table.key.join(', '), keyOf(table, read.row), 'is there before')
    else {
      keys.add(keyOf(table, read.row))
      const isSameList = list !== undefined && batch.at(-1)?.row[list] === read.row[list]
      if (batch.length >= AT_ONCE && !isSameList) {
        yield batch
        batch = []
      }
      batch.push({ line, row: read.row })
    }
  }
  if (batch.length > 0) yield batch
}

/** JSON leaves U+2028 in its texts, at which `readline` would end a line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

type ReadLine =
  | { readonly row: Row }
  | { readonly column: string; readonly value: unknown; readonly reason: string }

function schemaOf({ columns }: FolderTable) {
  return v.strictObject(
    Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])),
  )
}

function readLine(table: FolderTable, schema: ReturnType<typeof schemaOf>, text: string): ReadLine {
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    return { column: '', value: text, reason: 'is not JSON' }
  }
  const read = v.safeParse(schema, record)
  if (!read.success) {
    const [issue] = read.issues
    const column = v.getDotPath(issue) ?? ''
    return { column, value: issue.input, reason: issue.message }
  }
  // The value itself: what was read may have its fields in another order.
  const values = record as Readonly<Record<string, unknown>>
  const cells = Object.entries(table.columns).map(([name, { toCell }]) => [name, toCell(values[name])])
  const row = Object.fromEntries(cells) as Row
  if (isInFolder(table, row)) return { row }
  const column = table.only?.column ?? ''
  return { column, value: row[column], reason: 'is not a part of the folder' }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
