import { Trans } from '@lingui/react/macro'
import type { Article } from '#contract/catalog/articles.contract.ts'
import { formatDay } from '#domain/region/formats.ts'
import { ARTICLE_MARKS } from '#domain/text/rich-text.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import css from './article-text.module.css'

/** The words of an article and the day of their last change; title and summary are the caller's. */
export function ArticleText({ article }: { readonly article: Article }) {
  const changed = <Day at={article.changedAt} />
  return (
    <>
      <ArticleBody html={article.content} />
      <p className={css.changed}>
        <Trans>Last changed: {changed}</Trans>
      </p>
    </>
  )
}

/** Sanitised HTML with headings, paragraphs and lists. */
export function ArticleBody({ html }: { readonly html: string }) {
  return (
    <div className={css.body}>
      <RichText html={html} marks={ARTICLE_MARKS} />
    </div>
  )
}

function Day({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDay(at)}</time>
}
