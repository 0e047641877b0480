import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { type ListingScope, trendingQuery } from '#queries/listing-queries.ts'
import { searchPath } from '#domain/region/links.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { cleared, filterCount } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const SearchHelp = onUse(async () => (await import('./search-help.tsx')).SearchHelp)

export type NothingFoundProps = {
  readonly scope: ListingScope
  /** Words of the catalogue that look like those of the search. */
  readonly nearest?: readonly string[] | undefined
}

/** No results, with ways to some: fewer filters, or trending searches. */
export function NothingFound({ scope, nearest = [] }: NothingFoundProps) {
  const { t } = useLingui()
  const { address, go } = useListing()
  const hydrated = useHydrated()
  if (filterCount(address) > 0) {
    return (
      <EmptyState
        title={t`Nothing matches all your filters`}
        text={<Trans>Remove a filter or two to see more.</Trans>}
        action={
          <Button onClick={() => void go(cleared(address))}>
            <Trans>Clear all</Trans>
          </Button>
        }
      />
    )
  }
  if (scope.kind === 'search') {
    return (
      <>
        <EmptyState
          title={t`Sorry, no results were found for “${scope.keywords}”`}
          text={
            nearest.length > 0 ? (
              <>
                <Trans>Did you mean:</Trans> <Nearest words={nearest} />
              </>
            ) : (
              <Trans>Check the spelling, or try a shorter word. Others look for:</Trans>
            )
          }
          action={<Trending />}
        />
        {hydrated && <SearchHelp />}
      </>
    )
  }
  return <EmptyState title={t`Nothing here at the moment`} text={<Trans>New arrivals every week.</Trans>} />
}

function Nearest({ words }: { readonly words: readonly string[] }) {
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <span>{' · '}</span>}
      <PageLink href={searchPath(word)} className={linkClass()}>
        {word}
      </PageLink>
    </Fragment>
  ))
}

function Trending() {
  const { data: trending = [] } = useQuery(trendingQuery(useStorefront()))
  return trending.slice(0, 6).map(({ keywords }) => (
    <PageLink key={keywords} href={searchPath(keywords)} className={linkClass('quiet')}>
      {keywords}
    </PageLink>
  ))
}
