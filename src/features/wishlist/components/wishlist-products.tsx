import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { CompareButton } from '#blocks/product/compare/compare-button.tsx'
import { ProductGrid, ProductGridSkeleton } from '#blocks/product/card/product-grid.tsx'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { setWishlisted } from '#sync/wishlist/wishlist-actions.ts'
import { wishlistCardsQuery } from '#queries/wishlist-cards.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** The wishlist's products as cards; their wishlist buttons remove them, their other buttons add them to the bag. */
export function WishlistProducts({ spus }: { readonly spus: readonly string[] }) {
  const { t } = useLingui()
  const storefront = useStorefront()
  const words = useFailureWords()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...wishlistCardsQuery(storefront, spus),
    placeholderData: keepPreviousData,
  })

  if (!data) {
    if (!error) return <ProductGridSkeleton count={Math.min(8, spus.length)} />
    return (
      <EmptyState
        title={t`Your wishlist is safe. Pictures need a connection`}
        text={words(error)}
        action={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  }
  const shown = data.cards.filter((card) => spus.includes(card.spuCode))
  const missing = spus.filter((spu) => !data.cards.some((card) => card.spuCode === spu))
  return (
    <>
      {data.isStored && (
        <Notice>
          <Trans>You’re offline: prices and stock are as this device last saw them.</Trans>
        </Notice>
      )}
      <ProductGrid
        products={shown}
        leads
        below={shown.length > 1 ? (card) => <CompareButton spu={card.spuCode} /> : undefined}
      />
      {!data.isStored && !isPlaceholderData && missing.length > 0 && <Gone spus={missing} />}
    </>
  )
}

/** Products that no longer exist are reported, not silently left out. */
function Gone({ spus }: { spus: readonly string[] }) {
  const report = useReportSave()
  const clear = () => spus.forEach((spu) => void report(setWishlisted(spu, false).then(({ saved }) => saved)))
  return (
    <Notice
      action={
        <Button size="small" look="outline" onClick={clear}>
          <Trans>Take them off</Trans>
        </Button>
      }
    >
      <Plural
        value={spus.length}
        one="# item on your wishlist is no longer sold."
        other="# items on your wishlist are no longer sold."
      />
    </Notice>
  )
}
