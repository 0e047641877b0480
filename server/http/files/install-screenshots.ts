/**
 * Screenshots that the system shows before installation; `scripts/install-screenshots.ts` takes them in these sizes.
 */
export const INSTALL_SCREENSHOTS = {
  product: {
    src: '/install/product.jpg',
    sizes: '780x1688',
    form: 'narrow',
    label: /*i18n*/ { id: 'manifest.shot-product', message: 'An item, its colours and sizes' },
  },
  cart: {
    src: '/install/cart-offline.jpg',
    sizes: '780x1688',
    form: 'narrow',
    label: /*i18n*/ { id: 'manifest.shot-bag', message: 'The bag, with the network off' },
  },
  listing: {
    src: '/install/listing.jpg',
    sizes: '780x1688',
    form: 'narrow',
    label: /*i18n*/ { id: 'manifest.shot-listing', message: 'A list to look through and filter' },
  },
  home: {
    src: '/install/home-wide.jpg',
    sizes: '1440x900',
    form: 'wide',
    label: /*i18n*/ { id: 'manifest.shot-home', message: 'The shop’s window on a large screen' },
  },
} as const
