import type { Page } from '@playwright/test'

export async function open(page: Page, path: string): Promise<void> {
  const here = page.url() === 'about:blank' ? '' : new URL(page.url()).pathname
  if (here !== path) await page.goto(path)
  await seeing(page)
}

/** I4: a page is always shown. */
export async function seeing(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
}

/** Five years ahead or a day back, in the page and in the worker, until they restart. */
export async function jump(page: Page, which: number): Promise<void> {
  const by = which % 2 === 0 ? 5 * 365 * 24 * 3_600_000 : -24 * 3_600_000
  const turn = (ms: number) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
  }
  await page.evaluate(turn, by)
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(turn, by).catch(() => {})
}

/** An error in one line: of a failed click with what the browser has tried. */
export function oneLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 1_000)
}
