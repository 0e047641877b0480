import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import { WORDS, type DemoLanguage } from '../words/languages.ts'
import type { ArticleTable } from '#server/db/schema/catalog.ts'
import type { Db } from '#server/db/schema/database.ts'
import { ARTICLES } from './articles.ts'

const LANGUAGES = Object.keys(WORDS) as DemoLanguage[]

/**
 * Adds the missing articles, so that every link of the footer leads to a page, also in a shop filled by an older
 * version. The owner's changes stay. Returns the number of articles added.
 */
export async function addMissingArticles(db: Db, now: number): Promise<number> {
  const rows = ARTICLES.flatMap(({ page, words }) =>
    LANGUAGES.map((lang): ArticleTable => {
      const { title, summary, body } = words[lang]
      return {
        id: ARTICLE_PAGES[page],
        lang,
        title,
        summary,
        body: body.trim(),
        picture: null,
        changed_at: now,
      }
    }),
  )
  const known = await db.selectFrom('article').select(['id', 'lang']).execute()
  const missing = rows.filter((row) => !known.some(({ id, lang }) => id === row.id && lang === row.lang))
  if (missing.length === 0) return 0
  // Two processes may start at once.
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('article')
    .values(missing)
    .onConflict((same) => same.columns(['id', 'lang']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}
