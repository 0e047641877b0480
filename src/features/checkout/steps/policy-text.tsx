import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { articleQuery } from '#queries/article-query.ts'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { htmlLang } from '#domain/region/language.ts'
import { ArticleText } from '#blocks/article/article-text.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './policies.module.css'

/** The article of a policy, in the dialog over the form. */
export function PolicyText({ page }: { readonly page: ArticlePage }) {
  const { data: article, error, refetch } = useQuery(articleQuery(useStorefront(), page))
  const failureWords = useFailureWords()
  if (article) {
    return (
      <div className={css.text} lang={htmlLang(article.lang)}>
        <p>{article.summary}</p>
        <ArticleText article={article} />
      </div>
    )
  }
  if (!error) return <Skeleton height="20rem" />
  return (
    <div className={css.text} role="alert">
      <p>{failureWords(error)}</p>
      <Button look="quiet" onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
