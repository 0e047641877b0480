/** Words beside free gifts and preferential goods (spec 2.11). */
export const OFFER_TEXTS = {
  free: /*i18n*/ { id: 'offer.free', message: 'Free' },
  over: /*i18n*/ { id: 'offer.over', message: 'This offer has ended. It is not part of your order.' },
  soldOut: /*i18n*/ { id: 'offer.sold-out', message: 'Sold out. It is not part of your order.' },
  below: /*i18n*/ { id: 'offer.below', message: 'Add {left} to keep it. It is not part of your order now.' },
} as const
