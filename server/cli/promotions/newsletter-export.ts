import { writeFile } from 'node:fs/promises'
import { writeCsvRow } from '../../core/csv.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { Command } from '../command/command.ts'
import { WrongUsage } from '../command/complaints.ts'
import { touchingFile } from '../command/json-file.ts'
import { dateTime, plain } from '../command/printed.ts'

const COLUMNS = ['email', 'language', 'site', 'confirmed']

export const newsletterExport: Command = {
  usage: 'newsletter export [file.csv]',
  description:
    'Prints the addresses whose owners have confirmed the newsletter, the oldest first, with language, site and time, or writes them into a new file that spreadsheets open. Take it anew before each letter: who has unsubscribed is in none.',
  positionals: 0,
  isOpenEnded: true,
  options: [],
  async run({ store }, { positionals }) {
    const [path, ...rest] = positionals
    if (rest.length > 0) throw new WrongUsage(`Not understood: ${rest.map(plain).join(' ')}`)
    const rows = [COLUMNS, ...(await confirmedRows(store.db))].map(writeCsvRow)
    if (path === undefined) return rows.map((row) => plain(row.trimEnd()))
    await touchingFile(path, 'written', () => writeFile(path, `\ufeff${rows.join('')}`, { flag: 'wx' }))
    return [`${rows.length - 1} addresses are in ${path}.`]
  },
}

async function confirmedRows(db: Reader): Promise<readonly (readonly string[])[]> {
  const rows = await db
    .selectFrom('newsletter')
    .select(['email', 'lang', 'site', 'confirmed_at'])
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute()
  return rows.flatMap(({ email, lang, site, confirmed_at: at }) =>
    at === null ? [] : [[email, lang, site, dateTime(at)]],
  )
}
