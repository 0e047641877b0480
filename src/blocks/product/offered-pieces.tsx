import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { homeQuery } from '#data/navigation.ts'
import { cardsQuery } from '#data/products.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { usePlace } from '../place.tsx'
import css from './offered-pieces.module.css'
import { ProductRail } from './product-rail.tsx'
import { useSeenProducts } from './use-seen-products.ts'

/** Where a page has nothing of its own: what this device has seen, and what the shop's window leads with. */
export function OfferedPieces() {
  const seen = useSeenProducts()
  const leading = useLeadingPieces()
  if (!seen) return null
  const others = leading?.filter(({ spuCode }) => !seen.some((card) => card.spuCode === spuCode))
  return (
    <div className={css.rails}>
      {seen.length > 0 && <ProductRail title={<Trans>You have seen these</Trans>} products={seen} />}
      {others && <ProductRail title={<Trans>Trending now</Trans>} products={others} />}
    </div>
  )
}

/** Products of the first rail of the home page; undefined until, and unless, the shop or this device has them. */
function useLeadingPieces() {
  const place = usePlace()
  const hydrated = useHydrated()
  const { data: home } = useQuery({ ...homeQuery(place), enabled: hydrated })
  const spus = home?.rails.find((rail) => rail.spus.length > 0)?.spus ?? []
  const { data } = useQuery({ ...cardsQuery(place, spus), enabled: hydrated && spus.length > 0 })
  return data
}
