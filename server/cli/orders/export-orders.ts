import { open, rename, rm } from 'node:fs/promises'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { midnightAfterDays } from '#domain/region/site-day.ts'
import { writeCsvRow } from '../../core/csv.ts'
import type { Command } from '../command/command.ts'
import { WrongUsage } from '../command/complaints.ts'
import { touchingFile } from '../command/json-file.ts'
import { plain } from '../command/printed.ts'
import { exportedLines, type Period } from './exported-lines.ts'
import { cellsOf, ORDER_COLUMNS } from './order-cells.ts'

export const ordersExport: Command = {
  usage: 'orders export <file.csv> [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--force]',
  description:
    'Writes the lines of orders into a new file that spreadsheets open, oldest order first: those placed from the first of these days to the last one, or all. A file that is there is kept unless --force is given.',
  positionals: 1,
  options: ['from', 'to'],
  flags: ['force'],
  async run({ store }, { positionals: [path = ''], options, flags }) {
    const period = periodIn(options['from'], options['to'])
    const isForced = flags?.['force'] === true
    // An incomplete file looks like a complete one: an old file stays until the new one is whole.
    const written = isForced ? `${path}.part` : path
    const file = await touchingFile(path, 'written', () => open(written, isForced ? 'w' : 'wx'))
    let count = 0
    try {
      await file.write(`\ufeff${writeCsvRow(ORDER_COLUMNS)}`)
      for await (const lines of exportedLines(store.db, period)) {
        await file.write(lines.map((line) => writeCsvRow(cellsOf(line))).join(''))
        count += lines.length
      }
    } catch (error) {
      await rm(written)
      throw error
    } finally {
      await file.close()
    }
    if (isForced) await touchingFile(path, 'written', () => rename(written, path))
    return [`${count} lines of orders are in ${path}.`]
  },
}

/** Days of the shop's own city, as the tool prints them. */
function periodIn(from: string | undefined, to: string | undefined): Period {
  const first = from === undefined ? undefined : dayIn(from, '--from')
  const last = to === undefined ? undefined : dayIn(to, '--to')
  if (first !== undefined && last !== undefined && last < first)
    throw new WrongUsage('--to is a day before --from.')
  return {
    from: first === undefined ? 0 : midnightAfterDays(first, -1, 'sg'),
    until: last === undefined ? Number.MAX_SAFE_INTEGER : midnightAfterDays(last, 0, 'sg'),
  }
}

/** A moment of the day in Singapore. */
function dayIn(text: string, option: string): number {
  if (!isCalendarDay(text)) throw new WrongUsage(`${option} is a day like 2026-11-21, not '${plain(text)}'.`)
  return Date.parse(`${text}T00:00:00Z`)
}
