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
 * Where a page has nothing of its own: the products that the shopper has opened, and the first rail of the home page. Their
 * place is kept from the first paint, so that nothing below is pushed.
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

/** Products of the first rail of the home page; undefined while they are on their way, none where nothing has them. */
function useLeadingPieces(): readonly ProductCard[] | undefined {
  const storefront = useStorefront()
  const hydrated = useHydrated()
  const home = useQuery({ ...homeQuery(storefront), enabled: hydrated })
  const spus = home.data?.rails.find((rail) => rail.spus.length > 0)?.spus ?? []
  const cards = useQuery({ ...cardsQuery(storefront, spus), enabled: hydrated && spus.length > 0 })
  if (!hydrated || isComing(home) || (spus.length > 0 && isComing(cards))) return undefined
  return cards.data ?? []
}

/** A question that is held back until there is a network has no end in sight. */
function isComing({
  isPending,
  isPaused,
}: {
  readonly isPending: boolean
  readonly isPaused: boolean
}): boolean {
  return isPending && !isPaused
}
