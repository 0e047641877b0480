import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { POPUP_RESULTS } from '#queries/listing-queries.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass, type LinkLook } from '#ui/link-style/link-style.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { SuggestedPages } from './suggested-pages.tsx'
import { QuickResult } from './quick-result.tsx'
import { SearchWordList } from './search-word-list.tsx'
import { searchHref } from './search-href.ts'
import css from './quick-results.module.css'
import { TrendingNow } from './trending-now.tsx'
import { useQuickSearch } from '../use-quick-search.ts'
import words from './words.module.css'

export type QuickResultsProps = {
  readonly keyword: string
  readonly trending: readonly { readonly keywords: string }[] | undefined
  readonly onSearch: (keyword: string, spelling?: 'exact') => void
  /** A result was followed: the search is stored as recent. */
  readonly onLeave: () => void
}

/** Up to three products during typing, and a link to all of them (spec 2.6); trending words without results. */
export function QuickResults({ keyword, trending, onSearch, onLeave }: QuickResultsProps) {
  const id = useId()
  const { found, total, understood, nearest, suggested, here, busy, error, retry } = useQuickSearch(keyword)

  if (error) return <Failed error={error} onRetry={retry} />
  if (!found) return <Waiting />
  return (
    <>
      <SuggestedPages suggested={suggested} onLeave={onLeave} />
      <section aria-busy={busy || undefined} aria-labelledby={id}>
        <div className={words.head}>
          <h2 id={id} className={`${words.title} ${css.title}`}>
            <Trans>product results</Trans>
          </h2>
        </div>
        {here && (
          <p className={css.note}>
            <Trans>You’re offline. Showing items saved on this device.</Trans>
          </p>
        )}
        {understood && (
          <p className={css.note}>
            <Trans>Showing results for “{understood}”</Trans>
            <span>. </span>
            <SearchLink keyword={keyword} spelling="exact" look="text" onSearch={onSearch}>
              <Trans>Search instead for “{keyword}”</Trans>
            </SearchLink>
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
          <SearchLink keyword={keyword} look="quiet" onSearch={onSearch}>
            {total > 0 ? <Trans>View all results ({total})</Trans> : <Trans>Search for "{keyword}"</Trans>}
          </SearchLink>
        </p>
      </section>
      {nearest.length > 0 && <NearestWords words={nearest} onChoose={onSearch} />}
      {total === 0 && <TrendingNow trending={trending} onChoose={onSearch} />}
    </>
  )
}

type SearchLinkProps = Pick<QuickResultsProps, 'keyword' | 'onSearch'> & {
  readonly spelling?: 'exact'
  readonly look: LinkLook
  readonly children: ReactNode
}

/** A link to the results, which the popup also stores as recent. */
function SearchLink({ keyword, spelling, look, onSearch, children }: SearchLinkProps) {
  return (
    <PageLink
      href={searchHref(keyword, spelling)}
      className={linkClass(look)}
      onClick={(event) => {
        event.preventDefault()
        onSearch(keyword, spelling)
      }}
    >
      {children}
    </PageLink>
  )
}

function NearestWords({
  words: near,
  onChoose,
}: {
  words: readonly string[]
  onChoose: (word: string) => void
}) {
  return (
    <section>
      <div className={words.head}>
        <h2 className={words.title}>
          <Trans>Did you mean</Trans>
        </h2>
      </div>
      <SearchWordList words={near} onChoose={onChoose} />
    </section>
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
