import type { Article } from '#contract/articles.contract.ts'
import { spokenFor } from '#domain/region/language.ts'
import type { Texts } from '../../core/texts.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { Storefront } from '../../services/route.ts'
import { cleanArticle } from './clean-article.ts'
import { siteWords } from './site-words.ts'

/** An article in the language asked for, in English where it has no words of that language. */
export async function readArticle(
  db: Reader,
  id: number,
  { storefront, texts }: { readonly storefront: Storefront; readonly texts: Texts },
): Promise<Article | undefined> {
  const spoken = spokenFor(storefront.language)
  const rows = await db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .where('lang', 'in', [spoken, 'en'])
    .execute()
  const row = rows.find(({ lang }) => lang === spoken) ?? rows[0]
  if (!row) return undefined
  const say = siteWords(texts, { ...storefront, language: row.lang })
  return {
    articleId: row.id,
    lang: row.lang,
    title: row.title,
    summary: say(row.summary),
    content: cleanArticle(say(row.body)),
    changedAt: row.changed_at,
  }
}
