import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import { SPOKEN } from '#domain/region/language.ts'
import type { Reader } from '../db/schema/database.ts'
import { transact } from '../db/transaction.ts'
import { cleanArticle } from '../modules/content/clean-article.ts'
import type { Command } from './command/command.ts'
import { CommandError } from './command/complaints.ts'
import { parsedJson, touchingFile } from './command/json-file.ts'
import { columns, dateTime, plain } from './command/printed.ts'

/** One article in one language, as in the file. */
const entry = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
  lang: v.picklist(SPOKEN),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(400)),
  body: v.pipe(v.string(), v.maxLength(100_000)),
  /** A photograph by the hash that `media keep` has printed; absent or null without one. */
  picture: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
})
const file = v.pipe(
  v.array(entry),
  v.minLength(1, 'there is no article in it'),
  v.check((entries) => areDistinct(entries), 'an article stands there twice'),
)

export const articles: Command = {
  usage: 'articles',
  description: 'Lists the articles: id, language, when changed, page, title.',
  positionals: 0,
  options: [],
  async run({ store: { db } }) {
    const rows = await db.selectFrom('article').selectAll().orderBy('id').orderBy('lang').execute()
    if (rows.length === 0) return ['There are no articles.']
    return columns(
      rows.map((row) => [
        String(row.id),
        row.lang,
        dateTime(row.changed_at),
        pageOf(row.id),
        plain(row.title),
      ]),
    )
  },
}

export const articlesExport: Command = {
  usage: 'articles export <file.json>',
  description: 'Writes every article in every language into a new JSON file.',
  positionals: 1,
  options: [],
  async run({ store: { db } }, { positionals: [path = ''] }) {
    const rows = await db
      .selectFrom('article')
      .select(['id', 'lang', 'title', 'summary', 'body', 'picture'])
      .orderBy('id')
      .orderBy('lang')
      .execute()
    await touchingFile(path, 'written', () =>
      writeFile(path, `${JSON.stringify(rows, undefined, 2)}\n`, { flag: 'wx' }),
    )
    return [`${rows.length} articles are in ${path}.`]
  },
}

export const articlesImport: Command = {
  usage: 'articles import <file.json>',
  description:
    'Takes articles from such a file, sanitised: all of it, or nothing if one entry is wrong. Others stay as they are.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [path = ''] }, now) {
    const wanted = readArticles(path, await touchingFile(path, 'read', () => readFile(path, 'utf8')))
    await refuseUnknownPictures(store.db, wanted)
    const changed = await transact(store, async (tx) => {
      const known = await tx.selectFrom('article').selectAll().execute()
      const fresh = wanted.filter(
        (one) =>
          !known.some(
            (row) =>
              row.id === one.id &&
              row.lang === one.lang &&
              row.title === one.title &&
              row.summary === one.summary &&
              row.body === one.body &&
              row.picture === one.picture,
          ),
      )
      for (const { id, lang, ...words } of fresh)
        await tx
          .insertInto('article')
          .values({ id, lang, ...words, changed_at: now })
          .onConflict((same) => same.columns(['id', 'lang']).doUpdateSet({ ...words, changed_at: now }))
          .execute()
      return fresh.length
    })
    return [`${changed} of ${wanted.length} articles changed. Open shops follow within two minutes.`]
  },
}

function readArticles(path: string, text: string) {
  const read = v.safeParse(file, parsedJson(path, text))
  if (!read.success) {
    const [issue] = read.issues
    const where = v.getDotPath(issue)
    throw new CommandError(`${path}${where ? `, ${where}` : ''}: ${issue.message}. Nothing was written.`)
  }
  return read.output.map((one) => ({ ...one, body: cleanArticle(one.body) }))
}

async function refuseUnknownPictures(
  db: Reader,
  wanted: readonly { picture: string | null }[],
): Promise<void> {
  const named = [...new Set(wanted.flatMap(({ picture }) => picture ?? []))]
  if (named.length === 0) return
  const known = await db.selectFrom('asset').select('hash').where('hash', 'in', named).execute()
  const unknown = named.filter((hash) => !known.some((row) => row.hash === hash))
  if (unknown.length > 0)
    throw new CommandError(
      `There is no photograph ${plain(unknown.join(', '))}: keep it first (\`media keep\`). Nothing was written.`,
    )
}

function areDistinct(entries: readonly { readonly id: number; readonly lang: string }[]): boolean {
  return new Set(entries.map(({ id, lang }) => `${id} ${lang}`)).size === entries.length
}

function pageOf(id: number): string {
  return Object.entries(ARTICLE_PAGES).find(([, known]) => known === id)?.[0] ?? 'no page'
}
