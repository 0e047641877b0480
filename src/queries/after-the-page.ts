/** Marks a query whose answer the first view does not show: the page is sent without it, and the browser fetches it later. */
export const AFTER_THE_PAGE = { afterThePage: true } as const
