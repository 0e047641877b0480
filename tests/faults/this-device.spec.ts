import { clockOf, waitForGuard } from '../world/browser/click-guard.ts'
import {
  addAndSend,
  addOffline,
  cartOnServer,
  cacheSize,
  deviceOf,
  shopperOf,
} from '../world/browser/device-facts.ts'
import { arrive, comeBack, expect, test } from '../world/browser/fixtures.ts'
import { findPieces, quantity } from '../world/browser/shopping.ts'
import { everythingStored } from '../world/browser/tablet.ts'

test('this device: stored data is measured, pending changes are named before a clearing, and the clearing is complete', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await arrive(page)
  await addAndSend(page, one)
  await addOffline(page, two)
  await page.goto('/this-device')
  const section = page.getByRole('region', { name: 'Storage' })
  await expect(section.locator('[data-measured]')).toHaveCount(4)
  await expect(section.getByText(/MB|kB/).first()).toBeVisible()
  await expect(section.getByText('1 change waits to be sent.')).toBeVisible()

  await section.getByRole('button', { name: 'Clear: Pages and pictures' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Clear storage' })
  await expect(dialog.getByText(/not reached the shop/)).toHaveCount(0)
  // The page reloads after a clearing.
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
  await reloaded
  await expect.poll(() => cacheSize(page, 'vanda-pictures')).toBe(0)
  await expect(section.locator('[data-measured]')).toHaveCount(4)
  expect((await deviceOf(page))?.waiting).toBe(1)

  await section.getByRole('button', { name: 'Clear: Bag and wishlist' }).click()
  await expect(dialog.getByText(/1 change has not reached the shop yet/)).toBeVisible()
  const askedAt = await clockOf(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  expect((await deviceOf(page))?.waiting).toBe(1)
  await waitForGuard(page, askedAt)
  await section.getByRole('button', { name: 'Clear: Bag and wishlist' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear, and lose what waits' }).click()
  await expect.poll(async () => (await deviceOf(page).catch(() => undefined))?.waiting ?? 0).toBe(0)
  await comeBack(context)
  await page.goto('/cart')
  await expect(quantity(page, one)).toHaveValue('1')
  expect(cartOnServer(shop, await shopperOf(page))).toEqual({ [one.sku]: 1 })
})

test('forget me on a borrowed device: no personal data is left, also when it was done offline', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  await arrive(page)
  await addAndSend(page, one)
  const before = await shopperOf(page)
  await addOffline(page, two)
  await page.goto('/this-device')
  await page.getByRole('button', { name: 'Forget me on this device' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Forget me on this device' })
  await expect(dialog.getByText(/1 change has not reached the shop yet/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear, and lose what waits' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  // The shop cannot delete the browser's own history.
  const stored = await everythingStored(page)
  for (const trace of [one.sku, two.sku, one.card.spuCode, before]) expect(stored).not.toContain(trace)

  await comeBack(context)
  await page.goto('/cart')
  await expect(page.getByText('Your bag is empty').first()).toBeVisible()
  expect(await shopperOf(page)).not.toBe(before)
  // The server keeps its data; only this device can no longer reach it.
  expect(cartOnServer(shop, before)).toEqual({ [one.sku]: 1 })
})
