import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { wishlistCardsQuery } from '#queries/wishlist-cards.ts'
import { useOnline } from '#platform/online.ts'
import { withSync } from '#sync/open-sync.ts'
import { useWishlist } from '#sync/wishlist/use-wishlist.ts'

/**
 * A visit of the dashboard brings what the member needs without a network: addresses, sizes, orders, coupons and the wishlist's products. The
 * card and the points come with the screen that shows them.
 */
export function useOfflineCopy(isMember: boolean): void {
  const queries = useQueryClient()
  const storefront = useStorefront()
  const online = useOnline()
  const wishlist = useWishlist()
  const spus = wishlist.status === 'ready' ? wishlist.spus.join(',') : ''

  useEffect(() => {
    if (!isMember || !online) return
    // Without a response what the device has stays.
    const names = ['addresses', 'sizes', 'orders', 'coupons'] as const
    void withSync((device) => Promise.allSettled(names.map((name) => device.read(name)))).catch(() => {})
  }, [isMember, online])

  useEffect(() => {
    if (!isMember || !online || spus === '') return
    void queries.prefetchQuery(wishlistCardsQuery(storefront, spus.split(',')))
  }, [isMember, online, spus, queries, storefront])
}
