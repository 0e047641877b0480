import { useGiftOffer } from './use-gift-offer.ts'

/** Whether a free gift is offered that the bag does not have yet. */
export function useWantsGift(): boolean {
  return useGiftOffer() !== undefined
}
