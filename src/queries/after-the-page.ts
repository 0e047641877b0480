/** Marks a query whose answer the first view does not show: the page comes without it, and the browser asks for it later. */
export const AFTER_THE_PAGE = { afterThePage: true } as const
