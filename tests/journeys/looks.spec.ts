import type { Page } from '@playwright/test'
import { productCards } from '#contract/catalog/listing.contract.ts'
import { productPairs } from '#contract/catalog/pairs.contract.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { violationsOf } from '../world/device/axe.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { drained, shopperOf } from '../world/browser/device-facts.ts'
import {
  arrive,
  comeBack,
  expect,
  goOffline,
  rowsOf,
  test,
  waitUntilStored,
} from '../world/browser/fixtures.ts'

/** A product that the shop pictures together with one that it is styled with. */
async function aPicturedPiece(shop: RunningShop): Promise<ProductCard> {
  const client = aTestClient(shop.url)
  for (const { spu } of rowsOf(shop, 'select spu from product order by spu')) {
    const { list } = await client.get(productPairs, { spuCode: String(spu) })
    const [card] = list.length > 0 ? await client.get(productCards, { spus: String(spu) }) : []
    if (card?.canBuy) return card
  }
  throw new Error('the demo shop pictures no two pieces together')
}

/** Offline the page may be rendered a second time, once its data is read: the section is looked for again. */
async function openPair(page: Page): Promise<void> {
  await page.locator('#style-it-with').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'See them together' }).click()
  await expect(page.locator('[data-pair="shown"]')).toBeVisible()
}

test('two pieces are seen together, kept as one look offline, taken off and put back (spec 2.10)', async ({
  page,
  context,
  shop,
}) => {
  const card = await aPicturedPiece(shop)
  await arrive(page)
  await page.goto('/user/wishlist')
  await waitUntilStored(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/media/q/')) asked.push(request.url())
  })
  await page.goto(card.baseUrl)
  await waitUntilStored(page)
  expect(asked).toEqual([])
  await openPair(page)
  await expect(page.getByRole('img', { name: /, hung together$/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await goOffline(context)
  await page.reload()
  await openPair(page)
  await page.getByRole('button', { name: 'Save this look' }).click()
  await page.getByRole('link', { name: 'My looks' }).click()
  const looks = page.getByRole('region', { name: 'My looks' })
  await expect(looks.getByRole('link', { name: card.productsName })).toBeVisible()
  await expect(looks.getByRole('img', { name: /, hung together$/ })).toBeVisible()
  await looks.getByRole('button', { name: /^Remove this look/ }).click()
  await expect(looks).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(looks.getByRole('link')).toHaveCount(2)

  await comeBack(context)
  await drained(page)
  const shopper = await shopperOf(page)
  expect(rowsOf(shop, 'select spu from saved_look where shopper = ?', shopper)).toEqual([
    { spu: card.spuCode },
  ])
})

test('the home page hangs the wished pieces below its first view, offline as well', async ({
  page,
  context,
  shop,
}) => {
  const card = await aPicturedPiece(shop)
  await arrive(page)
  await page.goto(card.baseUrl)
  await page
    .getByRole('button', { name: /^Add to wishlist/ })
    .first()
    // The page is left before the heart is on the disk (decision 0188).
    .evaluate((heart: HTMLElement) => {
      heart.click()
      location.assign('/')
    })
  await expect
    .poll(async () =>
      rowsOf(shop, 'select spu from wishlist_item where shopper = ?', await shopperOf(page).catch(() => '')),
    )
    .toEqual([{ spu: card.spuCode }])
  const rail = page.getByRole('region', { name: 'On your hangers' })
  const hanger = rail.getByRole('link', { name: card.productsName })
  await page.goto('/')
  await expect(rail).toBeAttached()
  expect(await rail.evaluate((section) => section.getBoundingClientRect().top > innerHeight)).toBe(true)
  await hanger.scrollIntoViewIfNeeded()
  await expect(hanger.locator('img')).toHaveJSProperty('complete', true)
  expect(await violationsOf(page)).toEqual([])
  await waitUntilStored(page)
  await goOffline(context)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.reload()
  await expect(rail).toBeAttached()
  // By keyboard: the piece follows the link and the arrows of the rail, which a narrow window leaves out.
  await rail.getByRole('link', { name: 'My Wishlist' }).focus()
  await page.keyboard.press('Tab')
  if (!(await hanger.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  }
  await expect(hanger).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: card.productsName, level: 1 })).toBeVisible()
})
