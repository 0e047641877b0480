import { myGiftCards, type GiftCards } from '#contract/account/gift-cards.contract.ts'
import { syncResource } from './sync-resource.ts'

export interface GiftCardsView {
  /** undefined: this device has never received them. */
  readonly giftCards: GiftCards | undefined
}

/** Kept on the device, so that the cards open without a network, as of then. The server alone changes them. */
export const giftCardsResource = syncResource({
  name: 'gift-cards',
  read: myGiftCards,
  writes: [],
  project: (confirmed: GiftCards | undefined): GiftCardsView => ({ giftCards: confirmed }),
})
