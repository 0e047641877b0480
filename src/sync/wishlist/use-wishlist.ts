import { useDeviceValue, useResource, type StateOf } from '../device-state.ts'

export function useWishlist(): StateOf<'wishlist'> {
  return useResource('wishlist')
}

/** False while unknown. A page has many hearts: each is rendered again only when it is filled or emptied. */
export function useIsWishlisted(spu: string): boolean {
  return useDeviceValue(
    ({ resources: { wishlist } }) => wishlist?.status === 'ready' && wishlist.spus.includes(spu),
  )
}
