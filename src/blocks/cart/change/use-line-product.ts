import { useQuery } from '@tanstack/react-query'
import { productQuery } from '#queries/product-queries.ts'
import { seenProductsQuery } from '#queries/seen-products.ts'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { productOfCard } from '../../product/choices/product-of-card.ts'
import type { ChoiceProduct } from '../../product/choices/selection.ts'
import { useStorefront } from '../../storefront/storefront-context.tsx'

export interface LineProduct {
  readonly product: ChoiceProduct | undefined
  /** Neither server nor device has it. */
  readonly failed: boolean
  readonly retry: () => void
}

/** The product of a line with its colours and sizes: as its page has it, else as a card on this device shows it. */
export function useLineProduct({ spuCode }: Pick<CartViewLine, 'spuCode'>): LineProduct {
  const storefront = useStorefront()
  const { data, isError, isPaused, refetch } = useQuery(productQuery(storefront, spuCode))
  const seen = useQuery({ ...seenProductsQuery(storefront, 'shown'), enabled: data === undefined })
  const card = seen.data?.find((one) => one.spuCode === spuCode)
  return {
    product: data ?? (card && productOfCard(card)),
    failed: (isError || isPaused) && !seen.isPending,
    retry: () => void refetch(),
  }
}
