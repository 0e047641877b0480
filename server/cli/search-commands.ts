import { readSynonyms, type SynonymProblem } from '#domain/catalog/search/synonym-entry.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { formatShopDay } from '#domain/region/formats.ts'
import { transact } from '../db/transaction.ts'
import { rowLimit, wholeNumber, type Command } from './command/command.ts'
import { CommandError } from './command/complaints.ts'
import { languageOf } from './command/options.ts'
import { columns, plain } from './command/printed.ts'

/** Every search reads them, so there is a limit. */
const MOST_ENTRIES = 500

const PROBLEMS: Readonly<Record<SynonymProblem, string>> = {
  'control-character': 'There is a control character in it.',
  'one-phrase': "Write two or more with commas between, 'kebaya, nyonya blouse', or a pair, 'gown > dress'.",
  'not-a-pair': "A pair has one side before and one after the sign: 'gown > dress'.",
  'too-many': 'At most twelve belong together.',
  'no-word': 'is no word.',
  'too-long': 'is too long: at most three words and 40 characters.',
  'left-out': 'is a word that every search leaves out.',
  'same-word': 'is the same word again: singular and plural are found alike already.',
}

export const synonyms: Command = {
  usage: 'synonyms',
  description:
    "Lists the owner's synonyms of the search, by language. Those that come with the shop are not listed.",
  positionals: 0,
  options: [],
  async run({ store: { db } }) {
    const rows = await db.selectFrom('search_synonym').selectAll().orderBy('lang').orderBy('entry').execute()
    if (rows.length === 0) return ['There are none. `synonyms add` makes one.']
    return columns(rows.map(({ lang, entry }) => [lang, entry]))
  },
}

export const synonymsAdd: Command = {
  usage: "synonyms add <'word, word' or 'word > word'> [--lang <language>]",
  description:
    'Lets words be found alike, or with > a search for the first find the second too. English ones hold in every language.',
  positionals: 1,
  options: ['lang'],
  async run({ store }, { positionals: [text = ''], options }, now) {
    const lang = languageOf(options)
    const read = readSynonyms(text, lang)
    if ('problem' in read)
      throw new CommandError(
        `${read.phrase === '' ? '' : `'${plain(read.phrase)}' `}${PROBLEMS[read.problem]} Nothing was written.`,
      )
    const { entry } = read
    await transact(store, async (tx) => {
      const known = await tx.selectFrom('search_synonym').select(['lang', 'entry']).execute()
      if (known.some((row) => row.lang === lang && row.entry === entry))
        throw new CommandError(`'${entry}' is there already.`)
      if (known.length >= MOST_ENTRIES)
        throw new CommandError(`There are ${MOST_ENTRIES} entries already. Remove one that is not needed.`)
      await tx.insertInto('search_synonym').values({ lang, entry, added_at: now }).execute()
    })
    return [`${lang}: ${entry}. Open shops follow within seconds.`]
  },
}

export const synonymsRemove: Command = {
  usage: "synonyms remove <'word, word'> [--lang <language>]",
  description: 'Removes an entry, written as `synonyms` lists it.',
  positionals: 1,
  options: ['lang'],
  async run({ store: { db } }, { positionals: [text = ''], options }) {
    const lang = languageOf(options)
    const read = readSynonyms(text, lang)
    const entry = 'entry' in read ? read.entry : text
    const { numDeletedRows } = await db
      .deleteFrom('search_synonym')
      .where('lang', '=', lang)
      .where('entry', '=', entry)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new CommandError(`There is no '${plain(entry)}' in ${lang}.`)
    return [`${lang}: ${plain(entry)} is removed.`]
  },
}

const USUAL_DAYS = 30
const MOST_DAYS = 90

export const searches: Command = {
  usage: 'searches [--days <number>] [--limit <rows>]',
  description:
    'Lists what was searched for without a result: how often, on which day last, the words. No person is stored.',
  positionals: 0,
  options: ['days', 'limit'],
  async run({ store: { db } }, { options }, now) {
    const days = wholeNumber(options['days'] ?? String(USUAL_DAYS), '--days', { least: 1, most: MOST_DAYS })
    const rows = await db
      .selectFrom('empty_search')
      .select(({ fn }) => ['words', fn.sum<number | string>('times').as('times'), fn.max('day').as('last')])
      .where('day', '>', formatShopDay(now - days * DAY_MS))
      .groupBy('words')
      .orderBy('times', 'desc')
      .orderBy('words')
      .limit(rowLimit(options))
      .execute()
    if (rows.length === 0) return [`Every search of the last ${days} days found something.`]
    return columns(
      rows.map(({ words, times, last }) => [String(times), last, words]),
      [0],
    )
  },
}
