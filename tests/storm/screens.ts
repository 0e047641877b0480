import type { Page } from '@playwright/test'
import { cartAdd, cartRemove, cartSelect, cartUpdate, wishListAdd, wishListDelete } from '#contract/cart.ts'
import type { Find } from '../journeys/shopping.ts'
import type { Tap } from './plan.ts'

/** What the operation of a tap must say: one of these paths, and the SKU or SPU named in its request. */
export interface Meant {
  readonly paths: readonly string[]
  readonly names: string
}

export async function open(page: Page, path: string): Promise<void> {
  const here = page.url() === 'about:blank' ? '' : new URL(page.url()).pathname
  if (here !== path) await page.goto(path)
  await seeing(page)
}

/** I4: whatever the weather, there is a page. */
export async function seeing(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
}

/** One touch of a finger, and what its operation must say; undefined when there is nothing to touch. */
export async function touch(page: Page, what: Tap, piece: Find, which: number): Promise<Meant | undefined> {
  if (what === 'add') {
    const sheet = page.getByRole('dialog', { name: 'Shopping Bag' })
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('radio', { name: piece.size, exact: true }).check()
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await sheet.waitFor()
    return { paths: [cartAdd.path], names: piece.sku }
  }
  if (what === 'heart') {
    const sheet = page.getByRole('dialog', { name: 'Shopping Bag' })
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).first().click()
    await page
      .getByRole('button', { name: /^(Add to|Added to) wishlist/ })
      .first()
      .click()
    return { paths: [wishListAdd.path, wishListDelete.path], names: piece.card.spuCode }
  }
  const label = { more: /^One more /, less: /^One less /, delete: /^Delete: /, select: /^Select (?!all)/ }[
    what
  ]
  const parts = page.getByRole('main').getByRole(what === 'select' ? 'checkbox' : 'button', { name: label })
  const usable = []
  for (const part of await parts.all()) if (await part.isEnabled()) usable.push(part)
  const part = usable[which % Math.max(1, usable.length)]
  if (!part) return undefined
  if (what === 'select') {
    await part.click({ force: true })
    return { paths: [cartSelect.path], names: '' }
  }
  const name = ((await part.getAttribute('aria-label')) ?? '').replace(label, '')
  await part.click()
  if (what === 'delete') return { paths: [cartRemove.path], names: '' }
  await page
    .getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
    .first()
    .press('Enter')
  return { paths: [cartUpdate.path], names: '' }
}

/** Five years ahead or a day back, in the page and in the worker, until they start again. */
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

export function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 2)
    .join(' ')
}
