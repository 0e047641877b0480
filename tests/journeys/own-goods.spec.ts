import type { Locator } from '@playwright/test'
import { ATELIER, anAtelier } from '../world/goods/atelier.ts'
import { expect, settleIn, test as base } from '../world/browser/fixtures.ts'
import { CARDS, fillCheckout, payWith } from '../world/browser/shopping.ts'
import { runOwnersToolAt } from '../world/people/owners-tool.ts'
import { aRunningShop, TEST_MEDIA } from '../world/shops/running-shop.ts'

/** A shop without the demo: its goods and photographs come by one command. */
const test = base.extend({
  shop: [
    async ({}, use) => {
      const shop = await aRunningShop({ DEMO: 'off' })
      const { file, photos } = await anAtelier()
      const run = await runOwnersToolAt(Date.now(), { DATA_DIR: shop.dataDir, MEDIA_DIR: TEST_MEDIA }, [
        'catalogue',
        'import',
        file,
        '--photos',
        photos,
      ])
      expect([run.complained, run.said]).toEqual(['', expect.stringContaining('0 refused')])
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
})

async function choose(radio: Locator): Promise<void> {
  await radio.click()
  await expect(radio).toBeChecked()
}

test('goods and photographs of one’s own are found, chosen, taken along, bought and mailed, with the demo off @core', async ({
  phone,
}) => {
  test.setTimeout(240_000)
  const { page, context } = phone
  const main = page.locator('main')
  const missing: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
  })
  const seen = (name: string) => main.getByRole('link', { name }).first()
  /** A card of a phone opens the quick view; its address is that of the page. */
  const open = async (name: string) => page.goto((await seen(name).getAttribute('href')) ?? '')

  await page.goto('/')
  await expect(main).toBeVisible()
  // The open shop reads the import a moment later.
  await expect(async () => {
    await page.goto('/search/dress.html')
    await expect(main.locator('img[src*="/media/a/"]').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.goto('/search/dress.html?color=pink')
  await expect(main.getByText('1 result', { exact: true })).toBeVisible()
  await open(ATELIER.dress.name)
  await expect(page.getByRole('heading', { level: 1, name: ATELIER.dress.name })).toBeVisible()
  await settleIn(page)
  await expect(page.getByText('Aster Slip Dress of our own cutting.')).toBeAttached()
  const photo = main.locator('img[src*="/media/a/"]').first()
  await expect(photo).toBeVisible()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await choose(page.getByRole('radio', { name: 'Rose' }))
  await choose(page.getByRole('radio', { name: 'M', exact: true }))

  await page.goto('/this-device')
  await settleIn(page)
  const section = page.getByRole('region', { name: 'Save the shop for offline' })
  await section.getByRole('radio', { name: /^Small/ }).check()
  await section.getByRole('button', { name: 'Save the shop for offline' }).click()
  await expect(section.getByText(`${ATELIER.products} products are on this device.`)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Update' })).toBeVisible({ timeout: 60_000 })

  await context.setOffline(true)
  await page.goto('/search/coat.html')
  await expect(seen('Cedar Wool Coat')).toBeVisible()
  const stored = main.locator('img[src*="/media/a/"], img[srcset*="/media/a/"]').first()
  await expect
    .poll(() => stored.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await open('Cedar Wool Coat')
  await choose(page.getByRole('radio', { name: 'Camel' }))
  await choose(page.getByRole('radio', { name: 'S', exact: true }))
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(
    page.getByRole('dialog', { name: 'Shopping Bag' }).getByText('Cedar Wool Coat').first(),
  ).toBeVisible()
  await context.setOffline(false)

  await page.goto('/cart')
  await page.getByRole('button', { name: 'Checkout as Guest' }).filter({ visible: true }).first().click()
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay S\$420/ }).click()
  await payWith(page, CARDS.paid)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(main.getByText('Cedar Wool Coat').first()).toBeVisible()
  expect(missing.filter((one) => !one.includes('/api/'))).toEqual([])
})
