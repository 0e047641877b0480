import type { ArticlePage } from '#domain/region/article-pages.ts'
import type { DemoLanguage } from '../words/languages.ts'

interface ArticleWords {
  readonly title: string
  /** One sentence: the lead of the page and its description for search engines. */
  readonly summary: string
  /** HTML of headings (h2, h3), paragraphs, lists and links to own pages; `{freeOver}`, `{fee}` and `{offer}` are the site's. */
  readonly body: string
}

export interface ArticlePlan {
  readonly page: ArticlePage
  readonly words: Readonly<Record<DemoLanguage, ArticleWords>>
}

/** Contact address for customers. */
export const MAIL = 'care@vanda.example'
