import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { articleQuery } from '#data/articles.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { formatDate } from '#domain/region/formats.ts'
import { htmlLang } from '#domain/region/language.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { usePlace } from '#blocks/place.tsx'
import { ARTICLE_MARKS } from '#blocks/rich-text/parse-rich-text.ts'
import { RichText } from '#blocks/rich-text/rich-text.tsx'
import css from './article-screen.module.css'

/** A static page of the shop (spec 2.2): its words are data. */
export function ArticleScreen({ page }: { readonly page: ArticlePage }) {
  const { data: article } = useSuspenseQuery(articleQuery(usePlace(), page))
  const changed = <Day at={article.changedAt} />
  return (
    <article lang={htmlLang(article.lang)}>
      <NarrowPage title={article.title} lead={article.summary}>
        <div className={css.body}>
          <RichText html={article.content} marks={ARTICLE_MARKS} />
        </div>
        <p className={css.changed}>
          <Trans>Last changed: {changed}</Trans>
        </p>
      </NarrowPage>
    </article>
  )
}

/** Spec 9.1: a medium date in en-US; the hour is left out, and the time zone is the shop's. */
const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'Asia/Singapore' }

function Day({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDate(at, 'en-US', DAY)}</time>
}
