import type { Locator, Page } from '@playwright/test'
import { rowsOf } from '../world/browser/fixtures.ts'
import { addFromPage, choosePiece, quantity } from '../world/browser/shopping.ts'
import { drained } from '../world/browser/device-facts.ts'
import { ledgerOf } from './check-ledger.ts'
import { expect, test, type FaultCase } from './fault-case.ts'

/** A page is left in the frame that shows a change: its transaction has not committed (offline.md F40). */

/** A small phone: IndexedDB answers some frames later than on the machine of the test. */
const SLOWER = 6

/** Ways in which a page can end; what is returned shows the next page. */
const WAYS: readonly { readonly way: string; readonly leave: (page: Page) => Promise<Page> }[] = [
  { way: 'left for another', leave: (page) => slowed(page, 1) },
  {
    way: 'closed',
    async leave(page) {
      const context = page.context()
      await page.close()
      return context.newPage()
    },
  },
  {
    way: 'crashed',
    async leave(page) {
      const cdp = await page.context().newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      cdp.send('Page.crash').catch(() => {})
      await crashed
      const next = await page.context().newPage()
      await page.close()
      return next
    },
  },
]

async function slowed(page: Page, rate = SLOWER): Promise<Page> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

interface Press {
  readonly button: Locator
  /** What the screen shows once the press counts. */
  readonly shows: { readonly of: Locator; readonly as: string }
}

/** Presses within the page, and goes to another address in the frame that shows all of it. */
async function press(page: Page, presses: readonly Press[], thenTo: string): Promise<void> {
  const parts = await Promise.all(
    presses.map(async ({ button, shows }) => ({
      button: await button.elementHandle(),
      of: await shows.of.elementHandle(),
      as: shows.as,
    })),
  )
  await page.evaluate(
    async ([all, address]) => {
      const shown = (of: Element) => {
        if (!of.isConnected) return 'gone'
        if (of instanceof HTMLInputElement) return of.type === 'checkbox' ? String(of.checked) : of.value
        return of.getAttribute('aria-label') ?? of.textContent
      }
      for (const { button } of all) if (button instanceof HTMLElement) button.click()
      while (!all.every(({ of, as }) => of && shown(of) === as))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      if (address !== '') location.assign(address)
    },
    [parts, thenTo] as const,
  )
}

const namedButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

function inBag(page: Page, [one, two, three]: FaultCase['pieces']): readonly Press[] {
  const select = page.getByRole('checkbox', { name: `Select ${three.card.productsName}`, exact: true })
  const remove = namedButton(page, `Delete: ${two.card.productsName}`)
  return [
    {
      button: namedButton(page, `One more ${one.card.productsName}`),
      shows: { of: quantity(page, one), as: '2' },
    },
    { button: remove, shows: { of: remove, as: 'gone' } },
    { button: select, shows: { of: select, as: 'false' } },
  ]
}

function onProduct(page: Page, { card }: FaultCase['pieces'][number], count: string): readonly Press[] {
  const heart = namedButton(page, `Add to wishlist: ${card.productsName}`)
  return [
    { button: heart, shows: { of: heart, as: `Added to wishlist: ${card.productsName}` } },
    {
      button: namedButton(page, 'Add to Cart'),
      shows: { of: page.getByRole('banner').locator('[data-look=count]').last(), as: count },
    },
  ]
}

for (const { way, leave } of WAYS)
  test(`F40 keeps a quantity, a removal, a selection, a heart and an addition when their page is ${way} in the frame that shows them`, async ({
    faultCase,
  }) => {
    const { phone, shop, pieces } = faultCase
    const [one, two, three] = pieces
    const shopper = await faultCase.begin()
    await addFromPage(phone.page, two)
    await addFromPage(phone.page, three)
    await drained(phone.page)
    let { page } = phone
    const thenTo = way === 'left for another' ? '/about-us' : ''
    await page.goto('/cart')
    await expect(quantity(page, one)).toHaveValue('1')
    await press(await slowed(page), inBag(page, pieces), thenTo)
    page = await leave(page)
    await page.goto('/cart')
    await expect(quantity(page, one)).toHaveValue('2')
    await expect(quantity(page, two)).toHaveCount(0)
    // The database of this page may still be opening.
    await choosePiece(await slowed(page), two)
    await press(page, onProduct(page, two, '4'), thenTo)
    page = await leave(page)
    await page.goto('/cart')
    await expect(quantity(page, two)).toHaveValue('1')
    await faultCase.expectLedger({ [one.sku]: 2, [two.sku]: 1, [three.sku]: 1 })
    expect(ledgerOf(shop, shopper).wishlist).toEqual([two.card.spuCode])
    expect(rowsOf(shop, 'select sku from cart_line where shopper = ? and selected = 0', shopper)).toEqual([
      { sku: three.sku },
    ])
  })
