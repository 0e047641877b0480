/** What the ways of getting the goods are called, with their times of spec 9.7. */
export const SHIPPING_TEXTS = {
  delivery: /*i18n*/ { id: 'shipping.delivery', message: 'Home delivery' },
  deliveryEta: /*i18n*/ {
    id: 'shipping.delivery-eta',
    message: 'Processing 1–⁠3 business days; international delivery 7–⁠10 business days',
  },
  pickup: /*i18n*/ { id: 'shipping.pickup', message: 'In-store pickup' },
  pickupEta: /*i18n*/ {
    id: 'shipping.pickup-eta',
    message: 'Pick up within 5–⁠7 days after the ready email',
  },
  free: /*i18n*/ { id: 'shipping.free', message: 'Free' },
} as const
