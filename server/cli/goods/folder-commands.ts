import { statSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCsvRow } from '../../core/csv.ts'
import { assetOrigin } from '../../modules/media/assets/open-origin.ts'
import { exportFolder } from '../../modules/catalogue-import/own-folder/export-folder.ts'
import { FOLDER_TABLES } from '../../modules/catalogue-import/own-folder/folder-tables.ts'
import {
  FolderBroken,
  importFolder,
  type FolderReport,
} from '../../modules/catalogue-import/own-folder/import-folder.ts'
import { isShopFolder } from '../../modules/catalogue-import/own-folder/read-lines.ts'
import type { Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { touchingFile } from '../command/json-file.ts'
import { columns } from '../command/printed.ts'

const MOST_NAMED = 20

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** `catalogue import` of the shop's own folder. */
export async function importShopFolder(
  services: Parameters<typeof importFolder>[0],
  input: Parameters<typeof importFolder>[1],
): Promise<string[]> {
  const { folder, isDry } = input
  if (!isShopFolder(folder, FOLDER_TABLES))
    throw new CommandError(`${folder} has no file of the shop's own folder, such as product.jsonl.`)
  try {
    const report = await touchingFile(folder, 'read', () => importFolder(services, input))
    return [...linesOf(report, isDry), ...(await writeRefusals(folder, report))]
  } catch (error) {
    if (error instanceof FolderBroken)
      throw new CommandError(`${folder}: ${error.message}. Nothing was written.`)
    throw error
  }
}

export const catalogueExport: Command = {
  usage: 'catalogue export <folder>',
  description:
    'Writes the goods into an empty folder: JSON lines for products, texts, categories, size tables, stores and reviews, and the originals of their photographs. `catalogue import` takes it into another shop. Orders, members and their reviews are not in it.',
  positionals: 1,
  options: [],
  async run({ store, env }, { positionals: [folder = ''] }) {
    const present = await readdir(folder).catch(() => [])
    if (present.length > 0) throw new CommandError(`${folder} is not empty. Nothing was written.`)
    const { rows, files } = await touchingFile(folder, 'written', () =>
      exportFolder(store.db, assetOrigin(env), folder),
    )
    return [`${rows} lines and ${files} photographs are in ${folder}.`]
  },
}

function linesOf(report: FolderReport, isDry: boolean): string[] {
  const { rows, created, updated, unchanged, refusals, job } = report
  const last =
    job === undefined ? 'Nothing has changed.' : `Job ${job}: take it back with catalogue undo ${job}.`
  return [
    "The shop's own folder.",
    `${rows} lines read = ${created} created + ${updated} updated + ${unchanged} unchanged + ${refusals.length} refused.`,
    isDry ? 'Nothing was written.' : last,
  ]
}

async function writeRefusals(folder: string, { refusals }: FolderReport): Promise<string[]> {
  if (refusals.length === 0) return []
  const path = join(folder, 'refused.csv')
  const rows = refusals.map(({ file, line, column, value, reason }) => [
    file,
    String(line),
    column,
    value,
    reason,
  ])
  const text = [['file', 'line', 'column', 'value', 'reason'], ...rows].map(writeCsvRow).join('')
  await touchingFile(path, 'written', () => writeFile(path, `\ufeff${text}`))
  return [
    `Refused, all of them in ${path}:`,
    ...columns(rows.slice(0, MOST_NAMED).map((row) => ['', ...row])),
  ]
}
