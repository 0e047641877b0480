import { deviceState, useDeviceState } from '../device-state.ts'
import type { BagView } from './bag-view.ts'

/** The bag as the shopper sees it; `unknown` on the server and in the first render. */
export function useBag(): BagView {
  return useDeviceState().bag as BagView
}

export function useBagCount(): number | undefined {
  return useDeviceState().bag.count
}

/** As `useBag`, read once: for what is decided after waiting for the shop. */
export function bagNow(): BagView {
  return deviceState.bag
}
