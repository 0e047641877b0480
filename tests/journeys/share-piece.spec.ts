import type { Page } from '@playwright/test'
import { API_PREFIX } from '#contract/envelope.ts'
import { productGuideCodeImage } from '#contract/account/guide.contract.ts'
import { shareProduct } from '#contract/catalog/product.contract.ts'
import { violationsOf } from '../world/device/axe.ts'
import { changeRows, expect, test } from '../world/browser/fixtures.ts'
import { aMember } from '../world/browser/own-account.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { visit } from '../world/browser/visiting.ts'
import { OWN_CONTEXT, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share & get 2 points' })

test('a piece is shared: networks and the link, without what belongs to the visit (spec 2.10, 7.2, 8)', async ({
  page,
  context,
  shop,
}) => {
  const [other] = await findPieces(shop, 1)
  await visit(page, `${other.card.baseUrl}?sku=${other.sku}&utm_source=mail`)
  // This browser has no dialog of its own for sharing.
  await shareButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Share this item' })
  const address = `${shop.url}${other.card.baseUrl}?sku=${other.sku}`
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address)
  for (const network of ['Facebook', 'X', 'Pinterest'])
    await expect(dialog.getByRole('link', { name: network })).toHaveAttribute(
      'href',
      new RegExp(`[?&]ur?l?=${encodeURIComponent(address)}(&|$)`),
    )
  expect(await violationsOf(page)).toEqual([])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  const copy = dialog.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await expect(dialog.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect(shareButton(page)).toBeFocused()
})

test('a guide copies the picture of a piece with her code; customers have no such button (spec 2.10, 6)', async ({
  page,
  context,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const copy = page.getByRole('button', { name: 'Copy image' })
  const email = await aMember(page, shop)
  await visit(page, piece.card.baseUrl)
  await expect(shareButton(page)).toBeVisible()
  await expect(copy).toHaveCount(0)

  changeRows(shop, `update member set role = 'guide', guide_code = 'ADA-07' where email = ?`, email)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  await visit(page, piece.card.baseUrl)
  await copy.click()
  await expect(page.getByText('copy success')).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    return blob && [blob.type, (await createImageBitmap(blob)).width]
  })
  expect(copied).toEqual(['image/png', 750])
  expect(await violationsOf(page)).toEqual([])

  await shareButton(page).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${shop.url}${piece.card.baseUrl}?s_guide_code=ADA-07`)
})

/** A browser whose clipboard is refused. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Object.assign(navigator.clipboard, { write: refused, writeText: refused })
    document.execCommand = () => false
  })
}

test('a link that cannot be copied is selected for the user, and says so (spec 8)', async ({
  page,
  shop,
}) => {
  await refuseClipboard(page)
  const [piece] = await findPieces(shop, 1)
  await visit(page, piece.card.baseUrl)
  await shareButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Share this item' })
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByText('Copy Failed')).toBeVisible()
  const link = dialog.getByRole('textbox', { name: 'Link' })
  const selected = await link.evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  )
  expect(selected).toBe(`${shop.url}${piece.card.baseUrl}`)
})

for (const [answer, envelope, words] of [
  [
    'without an address',
    { code: 200, data: { title: '', url: '', description: '', image: '' } },
    /^url is\s*$/,
  ],
  [
    'with another code than 200',
    { code: 4100, message: 'Sharing is closed today.' },
    'Sharing is closed today.',
  ],
] as const)
  test(`an answer for sharing ${answer} is said in a toast, and the link can be copied all the same (spec 8)`, async ({
    page,
    shop,
  }) => {
    await page.route(`**${API_PREFIX}${shareProduct.path}?*`, (route) =>
      route.fulfill({ json: { message: '', data: {}, ...envelope } }),
    )
    const [piece] = await findPieces(shop, 1)
    await visit(page, piece.card.baseUrl)
    await shareButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Share this item' })
    await expect(page.getByText(words)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${shop.url}${piece.card.baseUrl}`,
    )
  })

test.describe('on Android', () => {
  test.use({
    ...OWN_CONTEXT,
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
  })

  test("a guide copies the picture's address; a refused clipboard is said (spec 6, 8)", async ({
    page,
    context,
    shop,
  }) => {
    const [piece] = await findPieces(shop, 1)
    const email = await aMember(page, shop)
    changeRows(shop, `update member set role = 'guide', guide_code = 'ADA-09' where email = ?`, email)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
    await visit(page, piece.card.baseUrl)
    const answered = page.waitForResponse((response) => response.url().includes(productGuideCodeImage.path))
    await page.getByRole('button', { name: 'Copy image' }).click()
    await expect(page.getByText('copy success')).toBeVisible()
    const { data } = (await (await answered).json()) as { data: { imageUrl: string } }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}${data.imageUrl}`)

    await refuseClipboard(page)
    await visit(page, piece.card.baseUrl)
    await page.getByRole('button', { name: 'Copy image' }).click()
    await expect(page.getByText('copy failed')).toBeVisible()
  })
})
