import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/card-fields.ts'
import { homeQuery } from '#queries/navigation-queries.ts'
import { cardsQuery } from '#queries/product-queries.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { useStorefront } from '../storefront-context.tsx'
import css from './offered-pieces.module.css'
import { ProductRail } from './product-rail.tsx'
import { useSeenProducts } from './use-seen-products.ts'

/**
 * Products for a page without contents: those that the user has opened, and the first rail of the home page. Their room
 * is reserved from the first paint, so that nothing below shifts.
 */
export function OfferedPieces() {
  const seen = useSeenProducts('opened')
  const leading = useLeadingPieces()
  const others = leading?.filter(({ spuCode }) => !seen?.some((card) => card.spuCode === spuCode))
  return (
    <div className={css.rails} data-unknown={!seen || undefined}>
      {seen && seen.length > 0 && <ProductRail title={<Trans>You have seen these</Trans>} products={seen} />}
      <ProductRail title={<Trans>Trending now</Trans>} products={others} />
    </div>
  )
}

/** Products of the first rail of the home page; undefined while loading, empty where no source has them. */
function useLeadingPieces(): readonly ProductCard[] | undefined {
  const storefront = useStorefront()
  const hydrated = useHydrated()
  const home = useQuery({ ...homeQuery(storefront), enabled: hydrated })
  const spus = home.data?.rails.find((rail) => rail.spus.length > 0)?.spus ?? []
  const cards = useQuery({ ...cardsQuery(storefront, spus), enabled: hydrated && spus.length > 0 })
  if (!hydrated || isComing(home) || (spus.length > 0 && isComing(cards))) return undefined
  return cards.data ?? []
}

/** A query that is paused for lack of a network may never end. */
function isComing({
  isPending,
  isPaused,
}: {
  readonly isPending: boolean
  readonly isPaused: boolean
}): boolean {
  return isPending && !isPaused
}
