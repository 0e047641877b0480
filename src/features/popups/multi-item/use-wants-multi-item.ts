import { useMultiDiscount } from './use-multi-discount.ts'

/** Whether a multi-item discount runs whose best step the bag has not reached. */
export function useWantsMultiItem(): boolean {
  return useMultiDiscount().showMultiDiscount
}
