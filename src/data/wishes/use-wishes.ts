import { useDeviceState, type WishesView } from '../device-state.ts'

export function useWishes(): WishesView {
  return useDeviceState().wishes as WishesView
}

/** undefined while nobody knows; never shown as "not wished". */
export function useIsWished(spu: string): boolean | undefined {
  const { status, spus } = useDeviceState().wishes
  return status === 'ready' ? spus.includes(spu) : undefined
}
