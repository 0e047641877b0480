import type { Page } from '@playwright/test'
import { productCards } from '#contract/catalog/listing.contract.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { addAndSend } from '../world/browser/device-facts.ts'
import { expect, listen, settleIn, test } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { ownersTool } from '../world/browser/tablet.ts'
import { DESKTOP } from '../world/browser/visiting.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { aTestClient } from '../world/shops/test-client.ts'

const PERCENT = 30
const BEGINS_IN_MS = 40_000
const LASTS_MS = 60_000

const dollars = (cents: number) => `S$${(cents / 100).toFixed(2)}`
const box = (page: Page) =>
  page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('heading', { level: 1 }) })
const cardOf = (page: Page, { productsName }: ProductCard) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: productsName, exact: true }) })

async function marketingOf(shop: RunningShop, { spuCode }: ProductCard): Promise<unknown> {
  const [card] = await aTestClient(shop.url).get(productCards, { spus: spuCode })
  return card?.marketing
}

test('a flash deal of the owner begins and ends by itself on the open pages of a product, a list and the bag (spec 4.10, 9.6)', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(DESKTOP)
  const found = (await findPieces(shop, 8)).find(
    ({ card }) => card.marketing === null && card.discount === 0 && card.actTags.length === 0,
  )
  if (!found) throw new Error('the demo shop has no dress at its list price')
  const { card } = found
  const deal = card.productsPrice - Math.round((card.productsPrice * PERCENT) / 100)
  const [before, during] = [dollars(card.finalPrice), dollars(deal)]
  const begin = Date.now() + BEGINS_IN_MS
  const [from, until] = [begin, begin + LASTS_MS].map((at) => new Date(at).toISOString().replace(/\.\d+/, ''))
  const times = ['--from', from ?? '', '--until', until ?? '']
  await ownersTool(shop, 'promotion', 'add', 'flash', card.spuCode, '--percent', String(PERCENT), ...times)
  await expect.poll(() => marketingOf(shop, card)).toMatchObject({ type: 6 })
  await addAndSend(page, found)
  await settleIn(page)

  const [list, bag] = [await context.newPage(), await context.newPage()]
  const pages = [page, list, bag]
  const loads: string[] = []
  await page.goto(`/products/p-${card.spuCode}`)
  await list.goto(`/search/${encodeURIComponent(card.productsName)}.html`)
  await bag.goto('/cart')
  const total = bag.getByRole('main').locator('dd').last()
  await expect(box(page).getByText(before, { exact: true }).first()).toBeVisible()
  await expect(box(page).getByText('Flash Sales')).toHaveCount(0)
  await expect(cardOf(list, card).getByText(before)).toBeVisible()
  const sumBefore = await total.textContent()
  for (const tab of pages) tab.on('load', () => loads.push(tab.url()))
  for (const tab of [list, bag]) listen(tab, complaints)

  // The pages stay open: each shows the deal when its moment comes.
  await expect(box(page).getByText('Flash Sales')).toBeVisible()
  await expect(box(page).getByRole('timer')).toHaveText(/^00:0[01]:\d\d$/)
  await expect(box(page).getByText(during, { exact: true }).first()).toBeVisible()
  await expect(box(page).getByText(`-${PERCENT}%`)).toBeVisible()
  await expect(cardOf(list, card).getByText(`-${PERCENT}%`).first()).toBeVisible()
  await expect(cardOf(list, card).getByText(during)).toBeVisible()
  await expect(cardOf(list, card).getByRole('timer')).toBeVisible()
  await expect(bag.getByRole('main').getByText(during).first()).toBeVisible()
  await expect(total).not.toHaveText(sumBefore ?? '')

  // They show its end in the same way, with the price of before.
  await expect(box(page).getByText('Flash Sales')).toHaveCount(0, { timeout: LASTS_MS })
  await expect(box(page).getByText(before, { exact: true }).first()).toBeVisible()
  await expect(box(page).getByText(during, { exact: true })).toHaveCount(0)
  await expect(cardOf(list, card).getByText(before)).toBeVisible()
  await expect(cardOf(list, card).getByRole('timer')).toHaveCount(0)
  await expect(total).toHaveText(sumBefore ?? '')
  expect(loads).toEqual([])
  expect(await marketingOf(shop, card)).toBeNull()
})
