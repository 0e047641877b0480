import type { Locator, Page } from '@playwright/test'
import {
  cartAdd,
  cartMove,
  cartRemove,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
} from '#contract/buying/cart.contract.ts'
import type { Carried } from '../faults/model.ts'
import { waitForGuard } from '../world/browser/click-guard.ts'
import { chooseSize, type Find } from '../world/browser/shopping.ts'
import type { Tap } from './plan.ts'

/** The state of the screen at the moment of a click. */
interface Screen {
  /** Accessible name of the clicked part: another tab may have moved the lines since the finger aimed. */
  readonly label: string
  readonly lines: readonly { readonly name: string; readonly qty: number; readonly selected: boolean }[]
  /** Whether the first wishlist button of the page was filled. */
  readonly wished: boolean
}

export interface Finger {
  readonly what: Tap
  /** Piece whose page is open, for taps on a product. */
  readonly piece: Find
  /** Which of the parts of this kind. */
  readonly which: number
}

interface Part {
  readonly part: Locator
  /** Piece of the open page; empty for parts of the cart. */
  readonly name: string
}

const LABELS = {
  more: /^One more /,
  less: /^One less /,
  delete: /^Delete: /,
  move: /^Move to Wishlist: /,
  select: /^Select (?!all$)/,
  'select all': /^Select all$/,
} as const

/** Their buttons take one click in 800 ms (spec 9.4): a second one before that makes no operation. */
const GUARDED: ReadonlySet<Tap> = new Set(['add', 'move', 'delete'])

/** How long a tap waits for a part that has just been there. */
const REACH_MS = 5_000

/** One tap, and the operation it must make; undefined when there is nothing to tap. */
export async function touch(
  page: Page,
  finger: Finger,
  pieces: readonly Find[],
): Promise<Carried | undefined> {
  const { what, which } = finger
  const found = await partFor(page, finger)
  if (!found) return undefined
  if (GUARDED.has(what)) await afterLastClick(page)
  await recordClick(page)
  try {
    await found.part.click({ force: what === 'select' || what === 'select all', timeout: REACH_MS })
  } catch (error) {
    // The part was removed or disabled before the tap: no tap.
    if (!(await wasClicked(page))) return undefined
    throw error
  }
  const screen = await recorded(page)
  const name = what === 'add' || what === 'heart' ? found.name : screen.label.replace(LABELS[what], '')
  if (what === 'add') await page.getByRole('dialog', { name: 'Shopping Bag' }).waitFor()
  // Half of the quantities are sent at once, the others after their debounce time.
  if ((what === 'more' || what === 'less') && Math.floor(which / 7) % 2 === 0)
    await page
      .getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true })
      .first()
      .press('Enter')
  return meaningOf({ what, name }, screen, pieces)
}

async function partFor(page: Page, { what, piece, which }: Finger): Promise<Part | undefined> {
  if (what === 'add' || what === 'heart') {
    const { productsName: name } = piece.card
    const sheet = page.getByRole('dialog', { name: 'Shopping Bag' })
    if (await sheet.isVisible()) await close(sheet)
    if (what === 'heart')
      return { part: page.getByRole('button', { name: /^(Add to|Added to) wishlist/ }).first(), name }
    await chooseSize(page, piece)
    return { part: page.getByRole('button', { name: 'Add to Cart' }).first(), name }
  }
  const label = LABELS[what]
  const role = what === 'select' || what === 'select all' ? 'checkbox' : 'button'
  const usable: Locator[] = []
  for (const part of await page.getByRole('main').getByRole(role, { name: label }).all())
    // Another tab may have taken the line away meanwhile.
    if (await part.isEnabled({ timeout: REACH_MS }).catch(() => false)) usable.push(part)
  const part = usable[which % Math.max(1, usable.length)]
  return part && { part, name: '' }
}

/** Closes the cart panel, which may be closing already. */
async function close(sheet: Locator): Promise<void> {
  await sheet
    .getByRole('button', { name: 'Close' })
    .first()
    .click({ timeout: REACH_MS })
    .catch(() => {})
  await sheet.waitFor({ state: 'hidden' })
}

/** Waits until a button that was clicked before takes clicks again. */
async function afterLastClick(page: Page): Promise<void> {
  const last = await page.evaluate(() => document.documentElement.dataset['clickedAt'])
  if (last !== undefined) await waitForGuard(page, Number(last))
}

/** The state of the screen is recorded before the app receives the click, so that nothing can come in between. */
async function recordClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    const data = document.documentElement.dataset
    delete data['clicked']
    const note = ({ target }: Event) => {
      const hit = target instanceof Element ? target : document.body
      const part =
        hit.closest<HTMLInputElement>('button, input') ?? hit.closest('label')?.querySelector('input')
      const label = part?.getAttribute('aria-label') ?? part?.labels?.[0]?.textContent ?? ''
      const lines = [...document.querySelectorAll('main li')].flatMap((row) => {
        const box = row.querySelector<HTMLInputElement>('input[type=checkbox]')
        const field = row.querySelector<HTMLInputElement>('[role=spinbutton]')
        if (!box || !field) return []
        const name = (box.labels?.[0]?.textContent ?? '').replace(/^Select /, '')
        // A checkbox that was clicked itself has changed already.
        return [{ name, qty: Number(field.value), selected: box === target ? !box.checked : box.checked }]
      })
      const heart = [...document.querySelectorAll('button')]
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
        .find((said) => /^(Add to|Added to) wishlist/.test(said.trim()))
      data['clickedAt'] = String(performance.now())
      data['clicked'] = JSON.stringify({ label, lines, wished: heart?.trim().startsWith('Added') === true })
    }
    document.addEventListener('click', note, { capture: true, once: true })
  })
}

const wasClicked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['clicked'] !== undefined)

async function recorded(page: Page): Promise<Screen> {
  const noted = await page.waitForFunction(() => document.documentElement.dataset['clicked'])
  return JSON.parse(String(await noted.jsonValue())) as Screen
}

interface Click {
  readonly what: Tap
  /** Piece that the clicked part belongs to. */
  readonly name: string
}

/** The expected operation of this click. */
function meaningOf({ what, name }: Click, screen: Screen, pieces: readonly Find[]): Carried {
  const skuOf = (of: string) =>
    pieces.find(({ card }) => card.productsName === of)?.sku ?? `no piece is ${of}`
  const line = screen.lines.find((one) => one.name === name)
  const sku = skuOf(name)
  const skus = screen.lines.map((one) => skuOf(one.name)).join(',')
  switch (what) {
    case 'add':
      return { path: cartAdd.path, fields: { sku, qty: '1' } }
    case 'more':
      return { path: cartUpdate.path, fields: { sku, qty: String((line?.qty ?? NaN) + 1) } }
    case 'less':
      return { path: cartUpdate.path, fields: { sku, qty: String((line?.qty ?? NaN) - 1) } }
    case 'delete':
      return { path: cartRemove.path, fields: { skus: sku } }
    case 'move':
      return { path: cartMove.path, fields: { skus: sku } }
    case 'select':
      return { path: cartSelect.path, fields: { skus: sku, selected: String(line?.selected === false) } }
    case 'select all': {
      const all = screen.lines.every(({ selected }) => selected)
      return { path: cartSelect.path, fields: { skus, selected: String(!all) } }
    }
    case 'heart': {
      const spu = pieces.find(({ card }) => card.productsName === name)?.card.spuCode ?? ''
      return { path: screen.wished ? wishListDelete.path : wishListAdd.path, fields: { spu } }
    }
  }
}
