import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { POPUP_RESULTS } from '#queries/listing-queries.ts'
import { searchPath } from '#domain/region/links.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { QuickResult } from './quick-result.tsx'
import css from './quick-results.module.css'
import { TrendingNow } from './trending-now.tsx'
import { useQuickSearch } from '../use-quick-search.ts'
import words from './words.module.css'

export type QuickResultsProps = {
  readonly keyword: string
  readonly trending: readonly { readonly keywords: string }[] | undefined
  readonly onSearch: (keyword: string) => void
  /** A result was followed: the search is stored as recent. */
  readonly onLeave: () => void
}

/** Up to three products during typing, and a link to all of them (spec 2.6); trending words without results. */
export function QuickResults({ keyword, trending, onSearch, onLeave }: QuickResultsProps) {
  const id = useId()
  const { found, total, understood, here, busy, error, retry } = useQuickSearch(keyword)

  if (error) return <Failed error={error} onRetry={retry} />
  if (!found) return <Waiting />
  return (
    <>
      <section aria-busy={busy || undefined} aria-labelledby={id}>
        <div className={words.head}>
          <h2 id={id} className={`${words.title} ${css.title}`}>
            <Trans>product results</Trans>
          </h2>
        </div>
        {here && (
          <p className={css.note}>
            <Trans>You are offline. These are pieces on this device.</Trans>
          </p>
        )}
        {understood && (
          <p className={css.note}>
            <Trans>Showing results for “{understood}”</Trans>
          </p>
        )}
        {found.length > 0 && (
          <ul className={css.results}>
            {found.slice(0, POPUP_RESULTS).map((product) => (
              <li key={product.spuCode}>
                <QuickResult product={product} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        )}
        <p className={css.said} role="status">
          <PageLink
            href={searchPath(keyword)}
            className={linkClass('quiet')}
            onClick={(event) => {
              event.preventDefault()
              onSearch(keyword)
            }}
          >
            {total > 0 ? <Trans>View all results ({total})</Trans> : <Trans>Search for "{keyword}"</Trans>}
          </PageLink>
        </p>
      </section>
      {total === 0 && <TrendingNow trending={trending} onChoose={onSearch} />}
    </>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failureWords = useFailureWords()
  return (
    <div role="alert" className={css.said}>
      <p>{failureWords(error)}</p>
      <Button look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div className={css.results} role="status" aria-label={t`Searching`}>
      {Array.from({ length: POPUP_RESULTS }, (_, index) => (
        <Skeleton key={index} ratio="3 / 4" />
      ))}
    </div>
  )
}
