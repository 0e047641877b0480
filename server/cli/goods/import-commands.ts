import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { isCurrency } from '#domain/money/currencies.ts'
import { CsvBroken, writeCsvRow } from '../../core/csv.ts'
import { importMap, type ImportMap } from '../../modules/catalogue-import/guess.ts'
import {
  failedPhotos,
  fetchPhotos,
  type FailedPhoto,
  type FetchedPhotos,
  type FetchServices,
} from '../../modules/catalogue-import/photos/fetch-photos.ts'
import { createPictureFetch } from '../../modules/catalogue-import/photos/fetch-picture.ts'
import { placeFolder, type PlacedPhotos } from '../../modules/catalogue-import/photos/place-folder.ts'
import { UnknownFile } from '../../modules/catalogue-import/read-file.ts'
import { XmlBroken } from '../../modules/catalogue-import/xml-items.ts'
import { runImport, type ImportReport } from '../../modules/catalogue-import/run-import.ts'
import { CannotUndo, undoImport } from '../../modules/catalogue-import/undo-import.ts'
import type { Command, ToolServices } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { parsedJson, touchingFile } from '../command/json-file.ts'
import { importShopFolder, isFolder } from './folder-commands.ts'
import { columns, plain } from '../command/printed.ts'

const MOST_NAMED = 20

export const catalogueImport: Command = {
  usage:
    'catalogue import <file or folder> [--dry-run] [--currency SGD] [--map <map.json>] [--photos <folder> | --no-photos] [--archive-missing]',
  description:
    "Takes products from another shop's file: Shopify's or WooCommerce's CSV, a Google Merchant feed as text or XML; or the folder of a catalogue export. --dry-run writes nothing. --map reads how options and categories are meant, or writes the guess into a new file. The photographs that the file names are fetched from their addresses; --no-photos fetches none; --photos shows each colour by the files of a folder that are named by its SKU, by the file's own picture names or by the product's handle.",
  positionals: 1,
  options: ['currency', 'map', 'photos'],
  flags: ['dry-run', 'archive-missing', 'no-photos'],
  async run(services, { positionals: [file = ''], options, flags = {} }, now) {
    const currency = options['currency']
    if (currency !== undefined && !isCurrency(currency))
      throw new WrongUsage(`--currency is a code such as SGD, not '${currency}'.`)
    if (isFolder(file))
      return importShopFolder(services, { folder: file, isDry: flags['dry-run'] === true, now })
    const path = options['map']
    const given = path === undefined ? undefined : await readMap(path)
    const guess: ImportMap = given ?? { currency: 'SGD', language: 'en', options: {}, categories: {} }
    const isDry = flags['dry-run'] === true
    const folder = options['photos']
    if (folder !== undefined && flags['no-photos'])
      throw new WrongUsage('--photos and --no-photos contradict each other.')
    const fetches = folder === undefined && !flags['no-photos'] && !isDry
    const report = await importing(file, () =>
      touchingFile(file, 'read', () =>
        runImport(services, {
          file,
          map: currency === undefined ? guess : { ...guess, currency },
          isDry,
          archivesMissing: flags['archive-missing'] === true,
          notesPhotos: fetches,
          now,
        }),
      ),
    )
    const lines = linesOf(report, isDry)
    if (folder !== undefined && !isDry) {
      const placing = { file, map: report.guess, folder, now }
      lines.push(...photoLines(await touchingFile(folder, 'read', () => placeFolder(services, placing))))
    }
    if (fetches) {
      const fetched = await fetchPhotos(fetching(services), { retriesFailed: false, now })
      lines.push(
        ...(await fetchedLines(fetched, await failedPhotos(services.store.db), `${file}.photos.csv`)),
      )
    }
    if (path !== undefined && given === undefined) {
      const text = `${JSON.stringify(report.guess, undefined, 2)}\n`
      await touchingFile(path, 'written', () => writeFile(path, text, { flag: 'wx' }))
      lines.push(`How the file was read is in ${path}: change it there and import again.`)
    }
    if (report.refusals.length > 0) lines.push(...(await writeRefusals(file, report)))
    return lines
  },
}

export const cataloguePhotos: Command = {
  usage: 'catalogue photos [--report <file.csv>]',
  description:
    'Fetches the photographs of imported products that are not in the shop yet: those of an import that was stopped, and those that could not be fetched before. --report lists those that fail again.',
  positionals: 0,
  options: ['report'],
  async run(services, { options }, now) {
    const fetched = await fetchPhotos(fetching(services), { retriesFailed: true, now })
    return fetchedLines(fetched, await failedPhotos(services.store.db), options['report'])
  },
}

export const catalogueUndo: Command = {
  usage: 'catalogue undo <job>',
  description:
    'Takes an import back: products that it created are no longer offered, those that it changed are as before.',
  positionals: 1,
  options: [],
  async run(services, { positionals: [job = ''] }, now) {
    try {
      const { archived, restored } = await undoImport(services, job, now)
      return [`Job ${job} is taken back: ${archived} products archived, ${restored} as before.`]
    } catch (error) {
      if (error instanceof CannotUndo) throw new CommandError(error.message)
      throw error
    }
  },
}

function fetching({ env, store, fetchPicture = createPictureFetch() }: ToolServices): FetchServices {
  return { env, store, fetchPicture }
}

async function importing<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CsvBroken || error instanceof XmlBroken)
      throw new CommandError(`${file}, ${error.message}.`)
    if (error instanceof UnknownFile) throw new CommandError(`${file} ${error.message}.`)
    throw error
  }
}

/** Undefined where the file is yet to be written. */
async function readMap(path: string): Promise<ImportMap | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new CommandError(`${path} cannot be read: ${error.code}.`)
  })
  if (text === undefined) return undefined
  const read = v.safeParse(importMap, parsedJson(path, text))
  if (read.success) return read.output
  const [issue] = read.issues
  throw new CommandError(`${path}: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}. Nothing was written.`)
}

function linesOf(report: ImportReport, isDry: boolean): string[] {
  const { counts, guess } = report
  const pairs = (map: Readonly<Record<string, string>>) =>
    Object.entries(map).map(([from, to]) => `${plain(from)} → ${plain(to)}`)
  const lines = [
    `${report.format}, ${report.encoding}, prices in ${guess.currency}.`,
    `${report.rows} rows read = ${counts.created} created + ${counts.updated} updated + ${counts.unchanged} unchanged + ${counts.refused} refused.`,
  ]
  const options = pairs(guess.options)
  if (options.length > 0) lines.push(`Options: ${options.join(', ')}.`)
  if (report.newCategories > 0) lines.push(`${report.newCategories} new categories.`)
  if (report.derivedSkus > 0)
    lines.push(`${report.derivedSkus} SKUs have no code in the file: it is made of handle and options.`)
  if (report.withoutStock > 0)
    lines.push(
      `${report.withoutStock} SKUs have no stock in the file: new ones have 0 pieces, others stay as they are.`,
    )
  if (report.unknownColours.length > 0)
    lines.push(
      `Colours that need a swatch: ${report.unknownColours.slice(0, MOST_NAMED).map(plain).join(', ')}${report.unknownColours.length > MOST_NAMED ? ` and ${report.unknownColours.length - MOST_NAMED} more` : ''}.`,
    )
  if (report.archived > 0)
    lines.push(`${report.archived} products are not in the file${isDry ? '' : ' and no longer offered'}.`)
  if (isDry) lines.push('Nothing was written.')
  else if (report.job === undefined) lines.push('Nothing has changed.')
  else lines.push(`Job ${report.job}: take it back with catalogue undo ${report.job}.`)
  return lines
}

function photoLines({ colours, refused, unmatched }: PlacedPhotos): string[] {
  return [
    `${colours} colours have new photographs.`,
    ...refused.map(({ file, reason }) => `${plain(file)} is left out: ${reason}`),
    ...(unmatched.length > 0
      ? [`${unmatched.length} files belong to no product, such as ${plain(unmatched[0] ?? '')}.`]
      : []),
  ]
}

/** Writes the failed ones into a report, where there are some and a file is named for it. */
async function fetchedLines(
  { fetched, colours }: FetchedPhotos,
  failed: readonly FailedPhoto[],
  report: string | undefined,
): Promise<string[]> {
  const lines = [`${fetched} photographs fetched; ${colours} colours have new photographs.`]
  if (failed.length === 0) return lines
  const rows = failed.map(({ product, colour, address, reason }) => [product, colour, address, reason])
  if (report !== undefined) {
    const text = [['product', 'colour', 'address', 'reason'], ...rows].map(writeCsvRow).join('')
    await touchingFile(report, 'written', () => writeFile(report, `\ufeff${text}`))
  }
  const where = report === undefined ? '' : `, all of them in ${report}`
  return [
    ...lines,
    `${failed.length} could not be fetched${where}; catalogue photos tries again:`,
    ...columns(rows.slice(0, MOST_NAMED).map((row) => ['', ...row.map(plain)])),
  ]
}

async function writeRefusals(file: string, { refusals }: ImportReport): Promise<string[]> {
  const path = `${file}.refused.csv`
  const rows = refusals.map(({ line, column, value, reason }) => [String(line), column, value, reason])
  const text = [['line', 'column', 'value', 'reason'], ...rows].map(writeCsvRow).join('')
  await touchingFile(path, 'written', () => writeFile(path, `\ufeff${text}`))
  return [
    `Refused, all of them in ${path}:`,
    ...columns(rows.slice(0, MOST_NAMED).map((row) => ['', ...row])),
  ]
}
