import type { Page } from '@playwright/test'
import { wishListAdd, wishListDelete } from '#contract/buying/cart.contract.ts'
import { goOffline } from '../world/browser/fixtures.ts'
import { addFromPage, choosePiece, quantity } from '../world/browser/shopping.ts'
import { ledgerOf } from './check-ledger.ts'
import { expect, rowsOn, test, type FaultCase } from './fault-case.ts'
import { holdOutbox, onSomePage } from './tools.ts'

/** A change that the screen shows as saved is on the disk, however the page ends (offline.md 3b, F36 and F37). */

const more = ({ phone, pieces: [one] }: FaultCase) =>
  phone.page.getByRole('button', { name: `One more ${one.card.productsName}`, exact: true })

/** The line no longer says that a change is being written. */
const expectSaved = (page: Page) => expect(page.locator('li[aria-busy="true"]')).toHaveCount(0)

/** The paths of the operations that have reached the server, in order. */
const sentTo = ({ net }: FaultCase, from: number) => net.journal.slice(from).map(({ path }) => path)

/** Ways in which a page can end while a quantity is still debounced. */
const WAYS: readonly { readonly way: string; readonly go: (faultCase: FaultCase) => Promise<unknown> }[] = [
  { way: 'reloaded', go: ({ phone }) => phone.page.reload() },
  { way: 'left for another site', go: ({ phone }) => phone.page.goto('about:blank') },
  {
    way: 'closed',
    async go({ phone }) {
      await phone.context.newPage()
      await phone.page.close()
    },
  },
  {
    way: 'killed',
    async go({ phone }) {
      await phone.kill()
      await phone.reopen()
    },
  },
]

for (const { way, go } of WAYS)
  test(`F36 a quantity that the screen shows as saved is kept when the page is ${way} at once (spec 9.4)`, async ({
    faultCase,
  }) => {
    const { phone, pieces } = faultCase
    const [one] = pieces
    await faultCase.begin()
    await more(faultCase).click()
    await expect(quantity(phone.page, one)).toHaveValue('2')
    await more(faultCase).click()
    await expect(quantity(phone.page, one)).toHaveValue('3')
    await expectSaved(phone.page)
    await go(faultCase)
    await faultCase.expectLedger({ [one.sku]: 3 })
  })

test('F36 fast changes are one operation, the last, and leaving the field sends it (spec 9.4)', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one] = pieces
  await faultCase.begin()
  const before = net.journal.length
  const { device } = await rowsOn(phone.page)
  await phone.page.evaluate((label) => {
    const button = document.querySelector<HTMLElement>(`main button[aria-label="${label}"]`)
    for (let tap = 0; tap < 4; tap++) button?.click()
  }, `One more ${one.card.productsName}`)
  await quantity(phone.page, one).press('Enter')
  await expect.poll(() => sentTo(faultCase, before)).toEqual(['/api/cart/update'])
  expect((await rowsOn(phone.page)).device.nextSeq).toBe(device.nextSeq + 1)
  // Text is stored with each key press, and is one operation, too.
  await quantity(phone.page, one).press('ControlOrMeta+a')
  await quantity(phone.page, one).pressSequentially('12', { delay: 20 })
  await expect(quantity(phone.page, one)).toHaveValue('12')
  await expectSaved(phone.page)
  await phone.kill()
  await phone.reopen()
  await faultCase.expectLedger({ [one.sku]: Math.min(12, one.stock) })
})

test('F36 a heart that was tapped on and off is off when the browser is killed at once (spec 9.4)', async ({
  faultCase,
}) => {
  const { phone, net, shop, pieces } = faultCase
  const [one, two] = pieces
  const shopper = await faultCase.begin()
  const { page } = phone
  await page.goto(two.card.baseUrl)
  const heart = (name: string) => page.getByRole('button', { name, exact: true }).first()
  const before = net.journal.length
  await heart(`Add to wishlist: ${two.card.productsName}`).click()
  await heart(`Added to wishlist: ${two.card.productsName}`).click()
  await expect(heart(`Add to wishlist: ${two.card.productsName}`)).toBeVisible()
  await expect.poll(async () => (await rowsOn(page)).operations.at(-1)?.path).not.toBe(wishListAdd.path)
  await phone.kill()
  await phone.reopen()
  await faultCase.expectLedger({ [one.sku]: 1 })
  expect(ledgerOf(shop, shopper).wishlist).toEqual([])
  expect(sentTo(faultCase, before).at(-1)).toBe(`/api${wishListDelete.path}`)
})

test('F37 killed between the tap and its write: no change was confirmed, and each is lost or applied once', async ({
  faultCase,
}) => {
  const { phone, net, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  await goOffline(phone.context)
  const { page } = phone
  await choosePiece(page, two)
  const other = await onSomePage(phone.context, net.url).catch(() => phone.context.newPage())
  await other.goto('/cart')
  await expect(quantity(other, one)).toHaveValue('1')
  const holding = await phone.context.newPage()
  await holding.goto('/cart')
  await expect(quantity(holding, one)).toHaveValue('1')
  await holdOutbox(holding)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await other.bringToFront()
  await other.getByRole('button', { name: `One more ${one.card.productsName}`, exact: true }).click()
  for (const reported of [page, other]) {
    await nextFrames(reported)
    await expect(reported.getByText(/success|saved on this device/i)).toHaveCount(0)
  }
  await expect(quantity(other, one)).toHaveValue('2')
  await expect(other.getByText('Saving…')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toHaveCount(0)
  await phone.kill()
  await phone.reopen()
  await phone.page.goto('/cart')
  await expect(quantity(phone.page, one)).toHaveValue(/^[12]$/)
  // A browser writes localStorage to its disk some seconds later: what was only in the journal may be lost with it.
  const kept = Number(await quantity(phone.page, one).inputValue())
  const added = await quantity(phone.page, two).count()
  await faultCase.expectLedger({ [one.sku]: kept, ...(added > 0 && { [two.sku]: 1 }) })
})

test('F37 killed as soon as a change was confirmed: it is in the bag', async ({ faultCase }) => {
  const { phone, pieces } = faultCase
  const [one, two] = pieces
  await faultCase.begin()
  await goOffline(phone.context)
  await addFromPage(phone.page, two)
  await phone.kill()
  await phone.reopen()
  await faultCase.expectLedger({ [one.sku]: 1, [two.sku]: 1 })
})

/** Enough frames to catch a page that reports too early. */
function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
