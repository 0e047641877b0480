export const CHECKOUT_TEXTS = {
  /** The bag, as a wallet names it. */
  pieces: /*i18n*/ { id: 'checkout.pieces', message: '{count, plural, one {# item} other {# items}}' },
} as const

/** What the ways of getting the goods are called, with their times of spec 9.7. */
export const SHIPPING_TEXTS = {
  delivery: /*i18n*/ { id: 'shipping.delivery', message: 'Home delivery' },
  deliveryEta: /*i18n*/ {
    id: 'shipping.delivery-eta',
    message: 'Processing {processing} business days; international delivery {international} business days',
  },
  pickup: /*i18n*/ { id: 'shipping.pickup', message: 'In-store pickup' },
  pickupEta: /*i18n*/ {
    id: 'shipping.pickup-eta',
    message: 'Pick up within {pickup} days after the ready email',
  },
  free: /*i18n*/ { id: 'shipping.free', message: 'Free' },
} as const
