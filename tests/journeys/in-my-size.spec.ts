import { product } from '#contract/catalog/product.contract.ts'
import { CACHES } from '#contract/storage-keys.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { violationsOf } from '../world/device/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { arrive, expect, goOffline, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

/** A woven dress whose M can be bought: 94 cm at the bust, for a body of 90. */
async function aWovenDress(shop: RunningShop): Promise<string> {
  const client = aTestClient(shop.url)
  for (const { card } of await findPieces(shop, 12)) {
    const { sizeGuide, attributes } = await client.get(product, { spuCode: card.spuCode })
    const woven = sizeGuide.fitType === 'fit' && sizeGuide.elastic === 'non-elastic'
    const inM = attributes[0]?.size.some(({ size, canBuy }) => size === 'M' && canBuy)
    if (card.baseUrl.includes('dress') && woven && inM) return card.baseUrl
  }
  throw new Error('the demo shop has no such dress')
}

/** Waits until the parts of the piece are on the device, as they are some idle moments after its page. */
async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const cache = await caches.open(name)
        return (await cache.keys()).some(({ url }) => url.includes('/flat-'))
      }, CACHES.pictures),
    )
    .toBe(true)
}

/** Pixels of the drawn piece that have cloth. */
function clothOf(picture: Locator): Promise<number> {
  return picture.evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return pixels?.filter((value, index) => index % 4 === 3 && value > 200).length ?? 0
  })
}

/** From the size guide to the piece on the user's outline. */
async function seeInMySize(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find my size' }).click()
  await page.getByRole('button', { name: 'See it in my size' }).click()
}

test('in my size, offline: asks for my measures, marks M tight at the bust, and takes a size to the page (spec 4.11, 9.11)', async ({
  page,
  context,
  shop,
}) => {
  await arrive(page)
  await page.goto(await aWovenDress(shop))
  await waitUntilStored(page)
  await waitUntilKept(page)
  await goOffline(context)
  await seeInMySize(page)
  const dialog = page.getByRole('dialog', { name: 'In my size' })
  await dialog.getByRole('textbox', { name: 'Height (cm)' }).fill('165')
  await dialog.getByRole('textbox', { name: 'Bust (cm)' }).fill('92.4')
  await dialog.getByRole('button', { name: 'Save my sizes' }).click()

  // 92.4 cm are L by the chart; the larger size is chosen for the start, and what is not known is said.
  await expect(dialog.getByRole('status').first()).toHaveText(
    'We recommend L by the size chart. See below what we don’t know yet.',
  )
  const sizes = dialog.getByRole('radiogroup', { name: 'Size' })
  await expect(sizes.getByRole('radio', { name: /^L/ })).toBeFocused()
  const places = dialog.getByRole('list', { name: 'How it sits on you' })
  await expect(places).toContainText('Add your hips to see how it sits.')
  // The piece itself is seen, and larger in the larger size.
  const picture = dialog.locator('canvas')
  await expect.poll(() => clothOf(picture)).toBeGreaterThan(20_000)
  const inL = await clothOf(picture)
  await page.keyboard.press('ArrowLeft')
  await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(dialog.getByText('M is tight: bust.')).toBeVisible()
  expect(await clothOf(picture)).toBeLessThan(inL)
  await expect(places.getByRole('listitem').first()).toHaveText(/^Bust: 1\.6 cm of ease, tight/)
  await expect(places.getByRole('listitem').last()).toHaveText(/^Length: ends at the/)
  await dialog.getByRole('radio', { name: 'IN' }).check()
  await expect(places.getByRole('listitem').first()).toHaveText(/^Bust: 0\.6 in of ease, tight/)
  expect(await violationsOf(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Choose M' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()

  // From the size guide, with the measures known.
  await page.getByRole('button', { name: 'Find my size' }).click()
  await page.getByRole('button', { name: 'See it in my size' }).click()
  await expect(dialog.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(dialog.getByText('M is tight: bust.')).toBeVisible()
})

test.describe('on a slow network', () => {
  test.use(WITHOUT_WORKER)

  test('the buttons below the size guide come with it: none moves under the finger (spec 2.9)', async ({
    page,
    shop,
  }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/size-guide-*.js', async (route) => {
      await gate.promise
      await route.fallback()
    })
    await page.goto(await aWovenDress(shop))
    await page.getByRole('button', { name: 'Find my size' }).click()
    const guide = page.getByRole('dialog', { name: 'Size guide' })
    await expect(guide.getByRole('heading', { name: 'Size guide' })).toBeVisible()
    await expect(guide.getByRole('button', { name: 'See it in my size' })).toHaveCount(0)
    gate.resolve()
    await expect(guide.getByRole('table').first()).toBeVisible()
    await guide.getByRole('button', { name: 'See it in my size' }).click()
    await expect(page.getByRole('dialog', { name: 'In my size' })).toBeVisible()
    await expect(guide).toBeHidden()
  })
})

test.describe('without its picture', () => {
  test.use(WITHOUT_WORKER)

  test('the piece is an outline and says so, until the picture comes (spec 4.11)', async ({
    page,
    context,
    shop,
  }) => {
    await page.route('**/flat-*', (route) => route.abort())
    await page.goto(await aWovenDress(shop))
    await seeInMySize(page)
    const dialog = page.getByRole('dialog', { name: 'In my size' })
    await dialog.getByRole('textbox', { name: 'Bust (cm)' }).fill('92.4')
    await dialog.getByRole('button', { name: 'Save my sizes' }).click()
    await expect(dialog.getByText('The picture couldn’t be loaded.')).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'How it sits on you' })).toBeVisible()

    await page.unroute('**/flat-*')
    await goOffline(context)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await context.setOffline(false)
    await expect.poll(() => clothOf(dialog.locator('canvas'))).toBeGreaterThan(20_000)
    await expect(dialog.getByText('The picture couldn’t be loaded.')).toBeHidden()
  })
})
