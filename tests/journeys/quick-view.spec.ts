import type { Locator, Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import { waitingOn } from '../world/browser/device-facts.ts'
import { comeBack, expect, goOffline, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { press, walkTo } from '../world/browser/keys.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { cards, clothing, DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ ...WITHOUT_WORKER, viewport: PHONE })

const quickView = (page: Page) => page.getByRole('dialog', { name: 'Quick view' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })
const isOpen = (page: Page) => new URL(page.url()).searchParams.has('quick')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** A card of a piece with several sizes, scrolled into view as a thumb does. */
async function aCard(page: Page, name: string): Promise<Locator> {
  const card = cards(page).filter({ hasText: name }).first()
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))
  return card
}

test('a card opens over its list: chosen, added and closed, at the same place and with the focus on it (spec 2.8, 2.9, 4.6) @core', async ({
  page,
  shop,
}) => {
  const [, , , piece] = await findPieces(shop, 4)
  const name = piece.card.productsName
  await visit(page, '/search/dress.html?sort=newest')
  const card = await aCard(page, name)
  const link = card.getByRole('link')
  const list = page.url()
  const place = await scrolled(page)
  const dialog = quickView(page)

  // Closed by the back button, by Escape, by its button and by a press outside: always back where it was opened.
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(PHONE.width / 2, 10),
  ]
  for (const close of ways) {
    await link.click()
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
    await expect.poll(() => isOpen(page)).toBe(true)
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(list)
    await expect(link).toBeFocused()
    expect(await scrolled(page)).toBe(place)
  }
  await page.goForward()
  await expect(dialog.getByRole('heading', { name })).toBeVisible()

  // Without a size the button asks for one.
  const add = dialog.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  const askedAt = await clockOf(page)
  await expect(dialog.getByText('Please select a size.')).toBeVisible()
  await dialog.getByRole('radio', { name: piece.size, exact: true }).check()
  await expect(dialog.getByText('Please select a size.')).toBeHidden()
  // No final-sale note here (spec 2.10).
  await expect(dialog.getByText('No returns or exchanges on final sale.')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'One more' }).click()
  await waitForGuard(page, askedAt)
  await add.click()
  await expect(panel(page).getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(list)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(link).toBeFocused()
  expect(await scrolled(page)).toBe(place)

  // Its link leads to the page of the piece, in the chosen size; back is the quick view again.
  await link.click()
  await dialog.getByRole('radio', { name: piece.size, exact: true }).check()
  await dialog.getByRole('link', { name: 'View product details >' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('sku')).toContain(piece.sku.split('-')[0])
  await page.goBack()
  await expect(dialog.getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('a shared quick view opens over its page, which stays the page that it is; points are a price as long as they buy nothing (spec 2.9, 4.5)', async ({
  page,
  shop,
}) => {
  const { path } = await clothing(shop)
  const [piece] = await findPieces(shop, 1)
  const { spuCode, productsName: name } = piece.card
  // The server renders the page of the list, whose address is the one without the quick view.
  const [bare, shared] = await Promise.all(
    [path, `${path}?quick=${spuCode}`].map(async (address) => (await page.request.get(address)).text()),
  )
  const canonical = /<link rel="canonical"[^>]*>/
  expect(canonical.exec(shared ?? '')?.[0]).toBe(canonical.exec(bare ?? '')?.[0])
  expect(shared).not.toContain('<h2>' + name)

  await visit(page, `${path}?sort=newest&quick=${spuCode}`)
  const dialog = quickView(page)
  await expect(dialog.getByRole('heading', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${path}?sort=newest`)

  // What points buy offers its ways of paying (spec 2.9, 4.5); a guest is asked to log in.
  await visit(page, '/search/alterations+voucher.html')
  await (await aCard(page, 'Alterations Voucher')).getByRole('link').click()
  await expect(dialog.getByRole('radio', { name: 'Full Points 400 points' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Points + Pay 150 points + S$24.00' })).toBeVisible()
  await expect(dialog.getByText('S$39.00')).toHaveCount(0)
})

test('the quick view of a reduced piece of an offer: both prices, offer and terms, size guide, no more than there are, wishlist (spec 2.9, 4.11)', async ({
  page,
  shop,
}) => {
  const found = (await findPieces(shop, 12)).find(
    ({ stock, card }) => card.discount > 0 && stock < 100 && card.allActivities.length > 0,
  )
  if (!found) throw new Error('the demo shop has no such piece')
  const { card, size, stock } = found
  const name = card.productsName
  await visit(page, `/search/dress.html?quick=${card.spuCode}&quickSku=${found.sku}`)
  const dialog = quickView(page)
  await expect(dialog.getByRole('heading', { name })).toBeVisible()
  await expect(dialog.locator('s').filter({ hasText: card.formatProductsPrice })).toBeVisible()
  await expect(dialog.getByText(card.formatFinalPrice).first()).toBeVisible()

  // What the offer says, and its terms.
  await expect(dialog.getByText(card.allActivities[0]?.soldTag ?? '')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'T&Cs of the offer' })).toHaveAttribute(
    'href',
    '/pages/buy-more-save-more-tcs',
  )

  // No more than there are of this size.
  await dialog.getByRole('radio', { name: size, exact: true }).check()
  const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill(String(stock + 1))
  await quantity.blur()
  await expect(quantity).toHaveValue(String(stock))
  await expect(dialog.getByRole('button', { name: 'One more' })).toBeDisabled()

  const heart = dialog.getByRole('button', { name: /^Add to wishlist/ })
  await heart.click()
  await expect(dialog.getByRole('button', { name: /^Added to wishlist/ })).toBeVisible()

  // The guide lies above it, and closing it leads back.
  await dialog.getByRole('button', { name: 'Find my size' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide.getByRole('tab', { name: 'Body measurements' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(dialog).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('by keys alone on a desktop: the card leads to its page, its second button opens the quick view (spec 2.8, 2.9)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  const [piece] = await findPieces(shop, 1)
  const name = piece.card.productsName
  await visit(page, '/search/dress.html')
  const card = await aCard(page, name)
  await card.getByRole('link').focus()
  const open = card.getByRole('button', { name: `Quick view: ${name}` })
  await walkTo(page, open)
  await press(page, 'Enter')
  const dialog = quickView(page)
  await expect(dialog.getByRole('heading', { name })).toBeVisible()
  // Its pictures by thumbnail, and a size by its arrow keys.
  await walkTo(page, dialog.getByRole('button', { name: 'Show picture 2' }))
  await press(page, 'Enter')
  await expect(dialog.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true')
  const sizes = dialog.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { disabled: false })
  await walkTo(page, sizes)
  await press(page, 'Space')
  await expect(sizes.first()).toBeChecked()
  await walkTo(page, dialog.getByRole('button', { name: 'Add to Cart' }))
  await press(page, 'Enter')
  await expect(panel(page).getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  // From there to the page of the piece, and back over the quick view to the card.
  await press(page, 'Enter')
  await dialog.getByRole('link', { name: 'View product details >' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(dialog.getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('link')).toBeFocused()

  // A press on the card is its link still.
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('without a network', () => {
  test.use(WITH_WORKER)

  test('a card knows enough to be looked at and bought; a piece that was never seen says so (spec 2.9)', async ({
    page,
    context,
    shop,
  }) => {
    const [piece] = await findPieces(shop, 1)
    const name = piece.card.productsName
    await visit(page, '/search/dress.html')
    await waitUntilStored(page)
    await goOffline(context)
    const card = await aCard(page, name)
    await card.getByRole('link').click()
    const dialog = quickView(page)
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
    await expect(dialog.getByText('Price and stock are as the list showed them.')).toBeVisible()
    await dialog.getByRole('radio', { name: piece.size, exact: true }).check()
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(panel(page).getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1')
    expect(await waitingOn(page)).toBe(1)
    await expect.poll(() => isOpen(page)).toBe(false)

    await page.goto('/search/dress.html?quick=1400Z9998')
    await expect(dialog.getByRole('heading', { name: 'This item isn’t saved on your device' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    // Read again by itself: the shop has no such piece.
    await comeBack(context)
    await expect(dialog.getByRole('heading', { name: 'This item can’t be shown' })).toBeVisible()
  })
})
