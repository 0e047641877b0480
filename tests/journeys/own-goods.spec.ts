import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { ATELIER, anAtelier } from '../world/goods/atelier.ts'
import { SCALES, writeSpecialViews } from '../world/goods/special-views.ts'
import { violationsOf } from '../world/device/axe.ts'
import { expect, rowsOf, settleIn, test as base } from '../world/browser/fixtures.ts'
import { CARDS, fillCheckout, payWith } from '../world/browser/shopping.ts'
import { runOwnersToolAt } from '../world/people/owners-tool.ts'
import { aRunningShop, TEST_MEDIA, type RunningShop } from '../world/shops/running-shop.ts'

/** A shop without the demo: its goods and photographs come by one command, special views of one dress by others. */
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
      await addSpecialViews(shop)
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
})

/** The dress in rose has a close-up, a turn and a cutout, as have the green trousers that it is styled with. */
async function addSpecialViews(shop: RunningShop): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vanda-views-'))
  const views = await writeSpecialViews(folder)
  const { sku: dress } = ATELIER.dress
  const { sku: trousers } = ATELIER.trousers
  const idOf = (sku: string) =>
    rowsOf(shop, 'select product_id from sku where sku = ?', sku)[0]?.['product_id']
  const relation = { product_id: idOf(dress), kind: 'bundle', other_id: idOf(trousers), position: 0 }
  writeFileSync(join(folder, 'product_relation.jsonl'), `${JSON.stringify(relation)}\n`)
  for (const args of [
    ['media', 'add', dress, views.swatch, '--role', 'swatch', '--mm', String(SCALES.swatch)],
    ['media', 'add', dress, ...views.spin, '--role', 'spin'],
    ['media', 'add', dress, views.cutout, '--role', 'cutout'],
    ['media', 'add', trousers, views.trousers, '--role', 'cutout'],
    ['catalogue', 'import', folder],
  ]) {
    const run = await runOwnersToolAt(Date.now(), { DATA_DIR: shop.dataDir, MEDIA_DIR: TEST_MEDIA }, args)
    expect([run.code, run.complained]).toEqual([0, ''])
  }
}

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

test('a piece of one’s own is turned, its cloth measured, and it hangs beside another; one without such pictures offers none (spec 2.10)', async ({
  phone,
}) => {
  test.setTimeout(240_000)
  const { page, context } = phone
  const missing: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
  })
  const main = page.locator('main')
  await expect(async () => {
    await page.goto('/search/slip-dress.html')
    await expect(main.getByRole('link', { name: ATELIER.dress.name }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.goto(
    (await main.getByRole('link', { name: ATELIER.dress.name }).first().getAttribute('href')) ?? '',
  )
  await settleIn(page)
  const gallery = page.getByRole('region', { name: `Pictures of ${ATELIER.dress.name}` })
  const enlarge = gallery.getByRole('button', { name: 'Enlarge the close-up of the cloth' })
  const slider = gallery.getByRole('slider', { name: `Turn ${ATELIER.dress.name}` })
  const together = main.getByRole('button', { name: 'See them together' })
  await choose(page.getByRole('radio', { name: 'Ink' }))
  await expect(gallery.getByText('1 / 2')).toBeVisible()
  expect([await slider.count(), await enlarge.count()]).toEqual([0, 0])

  await choose(page.getByRole('radio', { name: 'Rose' }))
  const next = gallery.getByRole('button', { name: 'Next picture' })
  await next.click()
  await expect(gallery.getByText('2 / 4')).toBeVisible()
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 12 of 12')
  // A quarter of the way back is a quarter of a turn.
  const box = await slider.boundingBox()
  if (!box) throw new Error('the turn has no place')
  const [from, y] = [box.x + box.width * 0.75, box.y + box.height / 2]
  await page.mouse.move(from, y)
  await page.mouse.down()
  await page.mouse.move(from - box.width / 4, y, { steps: 5 })
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 9 of 12')
  expect(await violationsOf(page)).toEqual([])

  await next.click()
  await next.click()
  await enlarge.click()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${ATELIER.dress.name}` })
  await expect(dialog.getByRole('status')).toContainText('Close-up of the cloth')
  await expect(dialog.getByText('1 cm', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByText('5 mm', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to the picture' }).click()
  await dialog.getByRole('button', { name: 'See the weave' }).click()
  await expect(dialog.getByText('1 cm', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('heading', { name: 'Style It With' }).scrollIntoViewIfNeeded()
  await together.click()
  const pair = page.locator('[data-pair="shown"]')
  await expect(pair.locator('img')).toHaveAttribute('src', /^\/media\/k\//)
  await choose(page.getByRole('radio', { name: 'Ink' }))
  await expect(pair).toHaveCount(0)
  await expect(together).toHaveCount(0)

  await page.goto('/search/wide-trousers.html')
  const trousers = main.getByRole('link', { name: ATELIER.trousers.name }).first()
  await page.goto((await trousers.getAttribute('href')) ?? '')
  await settleIn(page)
  const heart = main.getByRole('button', { name: /wishlist/ }).first()
  await heart.evaluate((button: HTMLElement) => button.click())
  await expect(heart).toHaveAccessibleName(/^Added to wishlist/)
  // A home page without a layout is short: only below a low window the rail comes in without moving what is seen.
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto('/')
  const hanger = page
    .getByRole('region', { name: 'On your hangers' })
    .getByRole('link', { name: ATELIER.trousers.name })
  await hanger.scrollIntoViewIfNeeded()
  await expect(hanger.locator('img')).toHaveAttribute('src', /^\/media\/t\//)
  await expect(hanger.locator('img')).toHaveJSProperty('complete', true)
  expect(missing.filter((one) => !one.includes('/api/'))).toEqual([])
})
