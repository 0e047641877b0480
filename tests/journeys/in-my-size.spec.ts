import { product } from '#contract/product.contract.ts'
import { aTestClient } from '../world/test-client.ts'
import type { RunningShop } from '../world/running-shop.ts'
import { violationsOf } from '../world/axe.ts'
import { arrive, expect, goOffline, test, waitUntilStored } from './fixtures.ts'
import { findPieces } from './shopping.ts'

/** A classic woven dress whose M can be bought: 90 cm at the bust, for a body of 86. */
async function aWovenDress(shop: RunningShop): Promise<string> {
  const client = aTestClient(shop.url)
  for (const { card } of await findPieces(shop, 12)) {
    const { isNewSize, sizeGuide, attributes } = await client.get(product, { spuCode: card.spuCode })
    const woven = sizeGuide.fitType === 'fit' && sizeGuide.elastic === 'non-elastic'
    const inM = attributes[0]?.size.some(({ size, canBuy }) => size === 'M' && canBuy)
    if (!isNewSize && woven && inM) return card.baseUrl
  }
  throw new Error('the demo shop has no such dress')
}

test('in my size, offline: asks for my measures, marks M tight at the bust, and takes a size to the page (spec 4.11, 9.11)', async ({
  page,
  context,
  shop,
}) => {
  await arrive(page)
  await page.goto(await aWovenDress(shop))
  await waitUntilStored(page)
  await goOffline(context)
  await page.getByRole('button', { name: 'In my size' }).click()
  const dialog = page.getByRole('dialog', { name: 'In my size' })
  await dialog.getByRole('textbox', { name: 'Height (in)' }).fill('65')
  await dialog.getByRole('textbox', { name: 'Bust (in)' }).fill('34.8')
  await dialog.getByRole('button', { name: 'Save my sizes' }).click()

  // 34.8 in are L by the chart; the larger size is chosen for the start, and what is not known is said.
  await expect(dialog.getByRole('status').first()).toHaveText(
    'L is your size by the chart. What is not known yet stands below.',
  )
  const sizes = dialog.getByRole('radiogroup', { name: 'Size' })
  await expect(sizes.getByRole('radio', { name: /^L/ })).toBeFocused()
  const places = dialog.getByRole('list', { name: 'How it sits on you' })
  await expect(places).toContainText('Add your hips to see how it sits.')
  await page.keyboard.press('ArrowLeft')
  await expect(sizes.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(dialog.getByText('M is tight: bust.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'CM' }).check()
  await expect(places.getByRole('listitem').first()).toHaveText(/^Bust: 1\.6 cm of ease, tight/)
  await expect(places.getByRole('listitem').last()).toHaveText(/^Length: ends at the/)
  expect(await violationsOf(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Choose M' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()

  // From the size guide, with the measures known.
  await page.getByRole('button', { name: 'Size guide' }).click()
  await page.getByRole('button', { name: 'See it in my size' }).click()
  await expect(dialog.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(dialog.getByText('M is tight: bust.')).toBeVisible()
})
