/** What was reached, in kB as brotli sends them where nothing else is said. A figure may exceed it by a tenth. */
export const REACHED = {
  script: { home: 169.4, listing: 176.4, product: 186.8, cart: 186.8, register: 202.7, dashboard: 237.4 },
  /** In the page, linked in it, and with the app: sheets that come apart pack less well. */
  styles: { home: 11.8, listing: 13.6, product: 15.1 },
  /** What the first client of a page of the test shop receives; later ones receive it packed smaller. */
  html: { home: 23, listing: 30.3, product: 27.6 },
  /** Two faces. */
  fonts: 21.7,
  /** Files that the worker stores when it is installed. */
  precachedFiles: 220,
} as const

/** What these pages may have at most, in kB as brotli sends them: a checkout, and a form of one field. */
export const MOST_SCRIPT = { checkout: 247, forgotPassword: 187 } as const

/** The share that a budget leaves above what was reached. */
const MARGIN = 0.1

export function budget(reached: number): number {
  return reached * (1 + MARGIN)
}

/** What SQLite does for one request. They are counted, so they hold exactly. */
export const REQUEST_WORK = {
  /** `begin` and `commit` among them: session, place in the device sequence, bag and stored answer share one commit. */
  add: { statements: 16, rows: 11 },
  /** Promotions, and what they have added to the bag, among them. */
  bagStatements: 8,
  orderStatements: 16,
  /** Pairs and 'Style It With' of a bag, however large. */
  togetherStatements: 2,
  /** Words, descriptions, other products, films, reviews, pieces in stores; none of them for its next language or currency. */
  detailStatements: 6,
} as const

/** What one request allocates on the server's heap, in kB: it stands for its processor time, which no busy machine repeats. */
export const REQUEST_KILOBYTES = { detail: 146, search: 134, kept: 36, add: 340 } as const

/** What the server's heap allocates for a page that it renders, in kB. */
export const PAGE_KILOBYTES = { product: 3_720, listing: 5_090 } as const

/**
 * The first visit with a phone: nodes of its document, and kB of all scripts fetched until the page is idle. The product
 * has reviews.
 */
export const FIRST_VISIT = {
  home: { nodes: 971, script: 169.4 },
  listing: { nodes: 1_483, script: 176.4 },
  product: { nodes: 1_475, script: 199 },
} as const
