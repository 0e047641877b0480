import { transact } from '../../db/transaction.ts'
import { countStock, hasMoved, type Counted, type StockCount } from '../../modules/goods/count-stock.ts'
import { wholeNumber, type Command, type CommandInput, type ToolServices } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { dateTime, plain } from '../command/printed.ts'
import { MOST_STOCK } from './sku-commands.ts'
import { createLineReader, readHeader, readPieces, readSkuFile, wrongLines } from './sku-file.ts'
import { findSkus } from './skus.ts'

const COLUMNS = ['sku', 'pieces', 'counted_at'] as const

export const stockSet: Command = {
  usage:
    'stock set <sku> <pieces> [--counted-at <moment>], or stock set --file <file.csv> [--counted-at <moment>]',
  description:
    'Sets the stock to the pieces that were counted, without those set aside for orders. What was ordered after the count is subtracted. A moment is written like 2026-11-21T12:00+08:00. A file has the columns sku, pieces, counted_at, and is taken whole or not at all.',
  positionals: 0,
  isOpenEnded: true,
  options: ['counted-at', 'file'],
  async run(services, { positionals, options }, now) {
    const moment = options['counted-at']
    const countedAt = moment === undefined ? undefined : momentIn(moment, now)
    const path = options['file']
    if (path === undefined) return countOne(services, { positionals, countedAt, now })
    if (positionals.length > 0) throw new WrongUsage(`Not understood: ${positionals.join(' ')}`)
    return countFile(services, { path, countedAt, now })
  },
}

interface OneInput {
  readonly positionals: CommandInput['positionals']
  readonly countedAt: number | undefined
  readonly now: number
}

async function countOne(
  services: ToolServices,
  { positionals, countedAt = Infinity, now }: OneInput,
): Promise<string[]> {
  const [sku, text, ...more] = positionals
  if (sku === undefined || text === undefined) throw new WrongUsage('missing argument <sku> or <pieces>')
  if (more.length > 0) throw new WrongUsage(`Not understood: ${more.join(' ')}`)
  const pieces = wholeNumber(text, 'The number of pieces', { least: 0, most: MOST_STOCK })
  const count = { sku, pieces, countedAt: Math.min(countedAt, now) }
  return (await counting(services, { counts: [count], now })).flatMap(linesOf)
}

interface FileInput {
  readonly path: string
  readonly countedAt: number | undefined
  readonly now: number
}

async function countFile(services: ToolServices, { path, countedAt, now }: FileInput): Promise<string[]> {
  const { header, rows } = await readSkuFile(path)
  const places = readHeader(header, COLUMNS)
  const known = await findSkus(
    services.store.db,
    rows.map((row) => row.cells[places.sku]?.trim() ?? ''),
  )
  const readLine = createLineReader(places, known)
  const problems: string[] = []
  const counts: StockCount[] = []
  for (const row of rows) {
    const { sku, cell, problem } = readLine(row)
    const pieces = readPieces(cell('pieces'))
    const moment = cell('counted_at') === '' ? (countedAt ?? NO_MOMENT) : readMoment(cell('counted_at'), now)
    if (problem !== undefined) problems.push(`line ${row.line}: ${problem}`)
    else if (pieces === undefined)
      problems.push(`line ${row.line}: pieces '${cell('pieces')}' must be a whole number of pieces`)
    else if (typeof moment === 'string') problems.push(`line ${row.line}: ${moment}`)
    else counts.push({ sku, pieces, countedAt: moment })
  }
  if (problems.length > 0) throw new CommandError(wrongLines(problems))
  const counted = await counting(services, { counts, now })
  return [
    `${counted.filter(hasMoved).length} of ${rows.length} SKUs changed.`,
    ...counted.flatMap(shortfallOf),
  ]
}

/** Throws `CommandError`, with nothing written, where one of the counts is not taken. */
async function counting(services: ToolServices, input: Parameters<typeof countStock>[2]): Promise<Counted[]> {
  return transact(services.store, async (tx) => {
    const counted = await countStock(tx, services, input)
    const problems = counted.flatMap(problemOf)
    if (problems.length > 0) throw new CommandError([...problems, 'Nothing was written.'].join('\n'))
    return counted
  })
}

function problemOf({ count, outcome }: Counted): string[] {
  const sku = plain(count.sku)
  if (outcome.kind === 'absent') return [`The shop has no SKU ${sku}.`]
  if (outcome.kind === 'overtaken')
    return [
      `${sku} was counted on ${dateTime(outcome.countedAt)}, ${outcome.pieces} pieces: count it again, or correct it with \`stock\`.`,
    ]
  if (outcome.kind === 'corrected')
    return [`${sku} was corrected by hand on ${dateTime(outcome.at)}, after this count: count it again.`]
  return []
}

function linesOf(one: Counted): string[] {
  const { count, outcome } = one
  if (outcome.kind !== 'counted') return [`${plain(count.sku)}: this count is known already.`]
  const { before, after, moved } = outcome
  const since = `${count.pieces} counted, ${moved < 0 ? `${-moved} fewer` : `${moved} more`} since`
  return [
    `${plain(count.sku)}: ${before} → ${after} pieces${moved === 0 ? '' : ` (${since})`}`,
    ...shortfallOf(one),
  ]
}

function shortfallOf({ count, outcome }: Counted): string[] {
  if (outcome.kind !== 'counted' || outcome.shortfall === 0) return []
  const { shortfall, moved } = outcome
  return [
    `${plain(count.sku)}: ${shortfall} pieces are missing. Orders since the count hold ${-moved}, and ${count.pieces} were counted; its stock is 0.`,
  ]
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/
const NO_MOMENT =
  'counted_at is missing: name the moment of the count there, or for all lines with --counted-at'

/** Epoch milliseconds, or why it is no moment of a count, in words. */
function readMoment(text: string, now: number): number | string {
  const [, day, time, zone] = MOMENT.exec(text) ?? []
  const at = Date.parse(`${day}T${time}${zone ?? 'Z'}`)
  if (day === undefined || !Number.isFinite(at) || !isOfCalendar(day))
    return `the moment '${plain(text)}' must look like 2026-11-21T12:00+08:00`
  if (zone === undefined) return `the moment '${text}' has no zone: write it like ${day}T${time}+08:00`
  if (at > now) return `the moment '${text}' is in the future`
  return at
}

/** The 30th of February is a day in March for the parser. */
function isOfCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00Z`)
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(day)
}

function momentIn(text: string, now: number): number {
  const moment = readMoment(text, now)
  if (typeof moment === 'string') throw new WrongUsage(`In --counted-at ${moment}.`)
  return moment
}
