import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

type Opens = Pick<Browser, 'newContext'>['newContext']

/** How a browser opens contexts that see popups, as it did before `quietBrowser`. */
const original = new WeakMap<Browser, Opens>()

/** The script of the page, as text. An empty page has no storage, and a test may have blocked it. */
const QUIET = `
try {
  const now = Date.now()
  localStorage.setItem('vanda-keep-consent', JSON.stringify({ choice: 'needed', at: now }))
  const seen = ['newsletter', 'draw', 'gift', 'multi-item', 'banner'].map((popup) => [popup, now])
  localStorage.setItem('vanda-keep-popups', JSON.stringify(Object.fromEntries(seen)))
} catch {}
`

/**
 * The user of this browser has chosen 'only what is needed' and has just seen every popup, so that none stands before what
 * a journey is about (traps 3.20). The visit stays unspent: the shop still makes its offers.
 */
export function quietPopups(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(QUIET)
}

/** Every context that a journey opens in this browser is a quiet one. */
export function quietBrowser(browser: Browser): void {
  if (original.has(browser)) return
  const newContext = browser.newContext.bind(browser)
  original.set(browser, newContext)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await quietPopups(context)
    return context
  }
}

/** A context that meets popups as a visitor does. */
export function contextWithPopups(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  return (original.get(browser) ?? browser.newContext.bind(browser))(options)
}
