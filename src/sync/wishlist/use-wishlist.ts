import { useResource, type StateOf } from '../device-state.ts'

export function useWishlist(): StateOf<'wishlist'> {
  return useResource('wishlist')
}

/** undefined while unknown; never shown as "not on the wishlist". */
export function useIsWishlisted(spu: string): boolean | undefined {
  const wishlist = useResource('wishlist')
  return wishlist.status === 'ready' ? wishlist.spus.includes(spu) : undefined
}
