import { useDeviceState, type WishlistView } from '../device-state.ts'

export function useWishlist(): WishlistView {
  return useDeviceState().wishlist as WishlistView
}

/** undefined while nobody knows; never shown as "not wished". */
export function useIsWishlisted(spu: string): boolean | undefined {
  const { status, spus } = useDeviceState().wishlist
  return status === 'ready' ? spus.includes(spu) : undefined
}
