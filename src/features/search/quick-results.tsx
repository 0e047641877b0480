import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/product-card.ts'
import { POPUP_RESULTS, quickSearchQuery } from '#data/listings.ts'
import { searchPath } from '#domain/region/links.ts'
import { answer } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { Picture } from '#blocks/picture.tsx'
import { usePlace } from '#blocks/place.tsx'
import { Price } from '#blocks/product/price.tsx'
import { productAddress } from '#blocks/product/product-address.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './quick-results.module.css'

export type QuickResultsProps = {
  readonly keyword: string
  readonly onSearch: () => void
  /** A result was followed: the words were worth remembering. */
  readonly onLeave: () => void
}

/** Up to three products while one types, and the way to all of them (spec 2.6). */
export function QuickResults({ keyword, onSearch, onLeave }: QuickResultsProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({
    ...quickSearchQuery(usePlace(), keyword),
    // What was found for the last letters stays until these are answered.
    placeholderData: (before) => before,
  })
  const words = useFailureWords()

  if (error) {
    return (
      <div role="alert" className={css.said}>
        <p>{words(error)}</p>
        <Button look="quiet" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  if (!data) return <Waiting />
  const { productList: found, totalPage: total } = data
  return (
    <section aria-busy={isFetching || undefined} aria-label={t`product results`}>
      {found.length > 0 && (
        <ul className={css.results}>
          {found.slice(0, POPUP_RESULTS).map((product) => (
            <li key={product.spuCode}>
              <Result product={product} onLeave={onLeave} />
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
            onSearch()
          }}
        >
          {total > 0 ? <Trans>View all results ({total})</Trans> : <Trans>Search for "{keyword}"</Trans>}
        </PageLink>
      </p>
    </section>
  )
}

function Result({ product, onLeave }: { product: ProductCard; onLeave: () => void }) {
  return (
    <PageLink
      href={productAddress(product)}
      className={css.result}
      onClick={() => {
        onLeave()
        answer('searched')
      }}
    >
      <Picture
        of={product.imageUrl}
        sizes="(min-width: 1025px) 20rem, 46vw"
        widths={[180, 360, 540]}
        alt=""
        eager
      />
      <span className={css.name}>{product.productsName}</span>
      <Price of={product} />
    </PageLink>
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
