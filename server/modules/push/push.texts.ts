/** Texts of the notifications. */
export const PUSH_TEXTS = {
  cart: {
    title: /*i18n*/ { id: 'push.cart-title', message: 'Your bag is as you left it' },
    /** `others`: pieces in the bag besides the one that is named. */
    body: /*i18n*/ {
      id: 'push.cart-body',
      message: '{others, plural, =0 {{name}} one {{name} and # more item} other {{name} and # more items}}',
    },
    open: /*i18n*/ { id: 'push.cart-open', message: 'Open bag' },
  },
  stock: {
    title: /*i18n*/ { id: 'push.stock-title', message: 'Back in stock' },
    body: /*i18n*/ { id: 'push.stock-body', message: '{name}, {colour}, {size}' },
    open: /*i18n*/ { id: 'push.stock-open', message: 'See it' },
  },
  search: {
    /** The name that the shopper gave the search. */
    title: /*i18n*/ { id: 'push.search-title', message: 'New in “{name}”' },
    /** `others`: new pieces besides the one that is named. */
    body: /*i18n*/ {
      id: 'push.search-body',
      message:
        '{others, plural, =0 {{piece}} one {{piece} and # more item} other {{piece} and # more items}}',
    },
    open: /*i18n*/ { id: 'push.search-open', message: 'See what is new' },
  },
  parcel: {
    title: {
      shipped: /*i18n*/ { id: 'push.parcel-shipped', message: 'Your parcel is on its way' },
      'out-for-delivery': /*i18n*/ {
        id: 'push.parcel-out-for-delivery',
        message: 'Your parcel is out for delivery',
      },
      attempted: /*i18n*/ { id: 'push.parcel-attempted', message: 'Your parcel could not be handed over' },
      delivered: /*i18n*/ { id: 'push.parcel-delivered', message: 'Your parcel has been delivered' },
    },
    body: /*i18n*/ { id: 'push.parcel-body', message: 'Order {number}. {courier}, {tracking}' },
    open: /*i18n*/ { id: 'push.parcel-open', message: 'Follow it' },
  },
  test: {
    title: /*i18n*/ { id: 'push.test-title', message: 'Notifications work' },
    body: /*i18n*/ {
      id: 'push.test-body',
      message: 'This is a test from the shop. There is nothing you need to do.',
    },
    open: /*i18n*/ { id: 'push.test-open', message: 'Open the shop' },
  },
  later: /*i18n*/ { id: 'push.later', message: 'Not now' },
} as const
