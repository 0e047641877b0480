import { violationsOf } from '../world/device/axe.ts'
import { comeBack, expect, goOffline, settleIn, test, waitUntilStored } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { cards, PHONE } from '../world/browser/visiting.ts'

test.use({ viewport: PHONE })

test('pieces chosen in their quick views are compared, what differs alone, one goes into the bag; the same without a network', async ({
  page,
  context,
  shop,
}) => {
  const [one, two] = await findPieces(shop, 2)
  const dialog = page.getByRole('dialog', { name: 'Quick view' })
  await page.goto('/search/dress.html')
  await settleIn(page)
  for (const { card } of [one, two]) {
    await cards(page).filter({ hasText: card.productsName }).getByRole('link').first().click()
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    if (card === two.card) break
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: 'Compare them' }).click()
  await expect(page).toHaveURL(`${shop.url}/compare?spu=${one.card.spuCode}.${two.card.spuCode}`)
  const table = page.getByRole('table')
  for (const { card } of [one, two])
    await expect(table.getByRole('columnheader').getByRole('link', { name: card.productsName })).toBeVisible()
  const rows = table.getByRole('rowheader')
  const all = await rows.count()
  expect(all).toBeGreaterThan(5)
  await page.getByRole('checkbox', { name: 'Show differences only' }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  for (const row of await rows.all()) await expect(row).toContainText('differs')
  expect(await violationsOf(page)).toEqual([])
  await waitUntilStored(page)

  await goOffline(context)
  await page.reload()
  await table.getByRole('button', { name: `Quick view: ${two.card.productsName}` }).click()
  await dialog.getByRole('radio', { name: two.size, exact: true }).check()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(
    page.getByRole('spinbutton', { name: `Quantity of ${two.card.productsName}`, exact: true }),
  ).toHaveValue('1')
  await comeBack(context)

  await page.goto(`/compare?spu=${one.card.spuCode}.1400Z9998.<b>`)
  await expect(page.getByText('Some items in this link can’t be compared')).toBeVisible()
  await expect(table.getByText('This item can’t be shown.')).toBeVisible()
  await table.getByRole('button', { name: 'Remove: 1400Z9998' }).click()
  await expect(page).toHaveURL(`${shop.url}/compare?spu=${one.card.spuCode}`)
  await expect(page.getByText('Add another item to compare.')).toBeVisible()

  // The way back to the comparison lasts, and moves nothing.
  await page.goto('/search/dress.html')
  const way = page.getByRole('link', { name: 'Compare 2 items' })
  const moved = await way.evaluate((link) => {
    const tops = () =>
      [...document.querySelectorAll('main *')].map((part) => part.getBoundingClientRect().top)
    link.style.visibility = 'hidden'
    const withIt = tops()
    link.style.display = 'none'
    const without = tops()
    link.removeAttribute('style')
    return withIt.filter((top, at) => without[at] !== 0 && top !== without[at]).length
  })
  expect(moved).toBe(0)
  await way.press('Enter')
  await expect(page).toHaveURL(`${shop.url}/compare?spu=${one.card.spuCode}.${two.card.spuCode}`)
})
