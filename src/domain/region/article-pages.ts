/**
 * The static article pages of spec 2.2 and the article that each of them shows. Shipping-Info and the terms of the
 * multi-item offer are pages of the route table without an article id; their ids are the shop's own (decision 0042).
 */
export const ARTICLE_PAGES = {
  '/Contact-Us': 311,
  '/Shipping-Info': 253,
  '/Return-Policy': 252,
  '/How-to-Pay': 283,
  '/Use-Coupon': 208,
  '/About-Us': 257,
  '/Terms-And-Conditions': 255,
  '/Privacy-Cookie-Policy': 254,
  '/Privacy-Center': 328,
  '/Accessibility': 258,
  '/Copyright-Notice': 256,
  '/pages/buy-more-save-more-tcs': 401,
} as const

export type ArticlePage = keyof typeof ARTICLE_PAGES

function isArticlePage(page: string): page is ArticlePage {
  return Object.hasOwn(ARTICLE_PAGES, page)
}

/** The article of a page; undefined for every other page. */
export function articleIdOf(page: string): number | undefined {
  return isArticlePage(page) ? ARTICLE_PAGES[page] : undefined
}
