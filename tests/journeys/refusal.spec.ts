import type { Page } from '@playwright/test'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { drained } from '../world/browser/device-facts.ts'
import {
  arrive,
  comeBack,
  expect,
  goOffline,
  rowsOf,
  waitUntilStored,
  test,
} from '../world/browser/fixtures.ts'
import { addFromPage, choosePiece, chooseSize, type Find, findPieces } from '../world/browser/shopping.ts'
import { ownersTool } from '../world/browser/tablet.ts'
import { PHONE } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: PHONE })

const cart = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })
const messages = (page: Page) => page.getByRole('status', { name: 'Messages' })
const SUCCESS = 'Add to cart success'

/** Every message that the page shows from here on. */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = new Set<string>()
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('output[aria-label="Messages"] > span')) {
        const words = one.textContent
        if (words) said.add(words)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])
}

/** The response to "add to bag" is held until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cart/add', async (route) => {
    await held
    await route.continue()
  })
  return answer
}

const stock = (shop: RunningShop, { sku }: Find, pieces: number) =>
  ownersTool(shop, 'stock', sku, String(pieces))

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('the success is said inside the bag, over no button, once the shop has answered (spec 4.6)', async ({
    page,
    shop,
  }) => {
    const [piece] = await findPieces(shop, 1)
    await page.goto(piece.card.baseUrl)
    const answer = await hold(page)
    await chooseSize(page, piece)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    // The bag changes at once; the message waits for the server.
    await expect(cart(page).getByRole('spinbutton')).toHaveCount(1)
    await expect(page.getByText(SUCCESS)).toHaveCount(0)
    answer()
    const said = cart(page).getByText(SUCCESS, { exact: true })
    await expect(said).toBeVisible()
    const words = await said.boundingBox()
    for (const name of ['View bag', 'Checkout as Guest', /^Delete: /]) {
      const button = await cart(page).getByRole('button', { name }).boundingBox()
      expect(words && button && !overlap(words, button), String(name)).toBe(true)
    }
  })

  test('a piece refused at once is never called a success: a message leads to the tray, the page says it (spec 8)', async ({
    page,
    shop,
  }) => {
    const [, piece] = await findPieces(shop, 2)
    await choosePiece(page, piece)
    await stock(shop, piece, 0)
    const said = await record(page)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    const message = messages(page).getByText(`${piece.card.productsName}, ${piece.size}: Sold Out`)
    await expect(message).toBeVisible()
    await messages(page).getByRole('button', { name: 'See your options' }).click()
    // In the bag's panel, or in the sync view where the message was pressed before the panel had opened.
    const open = page.getByRole('dialog')
    await expect(open.getByRole('heading', { name: 'Needs your attention' })).toBeInViewport()
    expect(await said()).not.toContain(SUCCESS)

    await open.getByRole('button', { name: 'Close' }).click()
    const notice = page.getByText(`Size ${piece.size} was not added: Sold Out`)
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'See your options' }).click()
    const view = page.getByRole('dialog', { name: 'Sync status' })
    await view.getByRole('button', { name: `Dismiss: ${piece.card.productsName}` }).click()
    await view.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
    await stock(shop, piece, piece.stock)
  })

  test('a product with products to choose from speaks of products, not of sizes (spec 5, 8)', async ({
    page,
    shop,
  }) => {
    await page.goto('/products/p-1433V0003')
    await page.getByRole('radiogroup', { name: 'Product' }).getByRole('radio', { name: '18:30' }).click()
    await expect(page.locator('html[data-app=on]')).toBeAttached()
    const [early] = rowsOf(shop, `select sku from sku where sku like '1433V0003%' order by position`)
    await ownersTool(shop, 'stock', String(early?.['sku']), '0')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByText('18:30 was not added: Sold Out')).toBeVisible()
    await expect(page.getByText('Try another')).toBeVisible()
  })

  test('a wishlist change that the shop refuses is undone, with a message where the tap was (spec 8)', async ({
    page,
    shop,
  }) => {
    const [piece] = await findPieces(shop, 1)
    await page.goto(piece.card.baseUrl)
    await page.route('**/api/customer/wishListAdd*', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 400, message: 'Not with us', data: { reason: 'bad-input' } },
      }),
    )
    const said = await record(page)
    await page.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
    await expect(messages(page).getByText(`${piece.card.productsName}: Not with us`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to wishlist', exact: true })).toBeVisible()
    expect(await said()).not.toContain('Added to your wishlist')
  })
})

test('an answer that does not come is not waited for: the bag says where the change is kept (spec 4.6)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  await arrive(page)
  await page.goto(piece.card.baseUrl)
  const answer = await hold(page)
  const said = await record(page)
  await chooseSize(page, piece)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(messages(page).getByText('Saved on this device')).toBeVisible()
  expect(await said()).not.toContain(SUCCESS)
  answer()
  await drained(page)
})

test('a refusal that arrives with the network is shown on the current page, once (spec 8)', async ({
  page,
  context,
  shop,
}) => {
  const [, , piece] = await findPieces(shop, 3)
  await arrive(page)
  await page.goto(piece.card.baseUrl)
  await waitUntilStored(page)
  await goOffline(context)
  await addFromPage(page, piece)
  await expect(messages(page).getByText('Saved on this device')).toBeVisible()
  await cart(page).getByRole('button', { name: 'Close' }).click()
  await stock(shop, piece, 0)
  await comeBack(context)
  await drained(page)
  await messages(page).getByRole('button', { name: 'See your options' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Sync status' }).getByRole('heading', { name: 'Needs your attention' }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByText('Needs your attention')).toBeAttached()
  await expect(messages(page).getByRole('button')).toHaveCount(0)
  await stock(shop, piece, piece.stock)
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
