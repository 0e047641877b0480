/** The pages of a first visit that every shop has. */
export const PAGES = ['home', 'listing', 'product'] as const
export type PageName = (typeof PAGES)[number]

/** The main pages of this shop. */
export const MAIN_PAGES = [...PAGES, 'search', 'bag', 'checkout', 'register', 'forgot', 'dashboard'] as const
export type MainPage = (typeof MAIN_PAGES)[number]
