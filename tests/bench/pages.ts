/** The pages of a first visit; every shop has them. */
export const PAGES = ['home', 'listing', 'product'] as const
export type PageName = (typeof PAGES)[number]
