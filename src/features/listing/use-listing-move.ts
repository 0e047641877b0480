import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, use, useRef, useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import type { ListingScope } from '#queries/listing-queries.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { toast } from '#ui/toast/toast.ts'
import { type ListingAddress, listingHref } from './listing-address.ts'
import { loadListing } from './listing-loader.ts'

export interface ListingMove {
  readonly scope: ListingScope
  readonly path: string
  /** The latest choice: shown as chosen at once, while its products load. */
  readonly address: ListingAddress
  readonly busy: boolean
  /** Navigates to another address of the same list. `stay`: the page does not scroll, and Back does not return here. */
  readonly go: (address: ListingAddress, how?: 'push' | 'stay') => Promise<void>
}

const Move = createContext<ListingMove | undefined>(undefined)
export const ListingMoveProvider = Move

/** The list that a filter, an order or a button changes. */
export function useListing(): ListingMove {
  const move = use(Move)
  if (!move) throw new RangeError('this part belongs inside a listing')
  return move
}

/**
 * Navigates within a list only once the response has arrived: without a network, a choice never fetched before leaves
 * the list unchanged and the reason is shown.
 */
export function useListingMove(path: string, scope: ListingScope, address: ListingAddress): ListingMove {
  const { t } = useLingui()
  const router = useRouter()
  const queries = useQueryClient()
  const storefront = useStorefront()
  const words = useFailureWords()
  const [wanted, setWanted] = useState<ListingAddress>()
  const moves = useRef(0)

  async function go(next: ListingAddress, how: 'push' | 'stay' = 'push') {
    const move = ++moves.current
    setWanted(next)
    try {
      await loadListing({ queries, storefront }, scope, next)
      // A later choice already includes this one.
      if (move !== moves.current) return
      await router.navigate({ href: listingHref(path, next), replace: how === 'stay', resetScroll: false })
    } catch (error) {
      const offline = failureOf(error)?.kind === 'offline'
      toast(offline ? t`You’re offline, and this choice is not on this device yet.` : words(error))
    } finally {
      if (move === moves.current) setWanted(undefined)
    }
  }

  return { scope, path, address: wanted ?? address, busy: wanted !== undefined, go }
}
