/** Texts of the pages without scripts, translated in the page group `server`; where the app says the same, in the same words. */
export const PLAIN_TEXTS = {
  bag: /*i18n*/ { id: 'plain.bag', message: 'Shopping Bag' },
  items: /*i18n*/ { id: 'plain.items', message: '{count, plural, one {# item} other {# items}}' },
  added: /*i18n*/ { id: 'plain.added', message: 'Add to cart success' },
  quantity: /*i18n*/ { id: 'plain.quantity', message: 'Quantity of {name}' },
  change: /*i18n*/ { id: 'plain.change', message: 'Change' },
  changeOf: /*i18n*/ { id: 'plain.change-of', message: 'Change: {name}' },
  remove: /*i18n*/ { id: 'plain.delete', message: 'Delete' },
  removeOf: /*i18n*/ { id: 'plain.delete-of', message: 'Delete: {name}' },
  soldOut: /*i18n*/ { id: 'plain.sold-out', message: 'Sold Out' },
  stopSelling: /*i18n*/ { id: 'plain.stop-selling', message: 'Stop Selling' },
  onlyLeft: /*i18n*/ { id: 'plain.only-left', message: 'Only {stock} left' },
  mostOfLine: /*i18n*/ { id: 'plain.most-of-line', message: 'No more than {most} in one line' },
  subtotal: /*i18n*/ {
    id: 'plain.subtotal',
    message: '{count, plural, one {Subtotal, # item} other {Subtotal, # items}}',
  },
  free: /*i18n*/ { id: 'plain.free', message: 'Free' },
  total: /*i18n*/ { id: 'plain.total', message: 'Total' },
  checkout: /*i18n*/ {
    id: 'plain.checkout',
    message:
      'Checkout needs JavaScript. Turn it on in your browser and load this page again: your bag stays as it is.',
  },
  empty: /*i18n*/ { id: 'plain.empty', message: 'Your bag is empty' },
  find: /*i18n*/ { id: 'plain.find', message: 'Find something to wear' },
  home: /*i18n*/ { id: 'plain.home', message: 'Vanda, home' },
  region: /*i18n*/ { id: 'plain.region', message: 'Language and currency' },
  language: /*i18n*/ { id: 'plain.language', message: 'Language' },
  currency: /*i18n*/ { id: 'plain.currency', message: 'Currency' },
  apply: /*i18n*/ { id: 'plain.apply', message: 'Apply' },
} as const
