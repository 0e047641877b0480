import type { Page } from '@playwright/test'
import { expect, goOffline, waitUntilStored, rowsOf, test } from '../world/browser/fixtures.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const loadMore = (page: Page) => section(page).getByRole('button', { name: 'Load More' })
const cards = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

test('every review can be reached: the bars count them all, the worst is first when asked for, Load More goes to the last (spec 2.10) @core', async ({
  page,
  context,
  shop,
}) => {
  // A review that another journey has just written is in the database before it is on the page.
  const [most] = rowsOf(
    shop,
    `select spu, slug, review.product_id as id, count(*) as total, sum(rating = 1) as worst from review join product on product.id = product_id
     where listed = 1 group by spu having count(shopper) = 0 order by sum(rating = 1) > 0 desc, total desc limit 1`,
  )
  const { spu, id, total, worst } = most as { spu: string; id: string; total: number; worst: number }
  await page.goto(`/products/p-${spu}.html`)
  await expect(section(page)).toContainText(`${total} reviews`)
  await expect(
    section(page)
      .getByRole('listitem')
      .filter({ hasText: /^1 star/ }),
  ).toHaveText(`1 star${worst}`)
  await expect(cards(page)).toHaveCount(6)
  await expect(cards(page).first().getByRole('heading')).toHaveAttribute('lang', 'en')
  await expect(cards(page).first().locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)

  await section(page).getByRole('combobox', { name: 'Sort By' }).selectOption('Lowest Rating')
  await expect(cards(page).first()).toContainText('1 out of 5 stars')
  // What is drawn is what is said: one star of five is filled.
  const filled = await cards(page)
    .first()
    .locator('[style*="20%"]')
    .evaluate((given) => given.clientWidth / (given.previousElementSibling?.clientWidth ?? 1))
  expect(filled).toBeCloseTo(0.2, 1)
  while (await loadMore(page).isVisible()) {
    const before = await cards(page).count()
    await loadMore(page).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
    await expect(cards(page).nth(before)).toBeFocused()
  }
  await expect(cards(page)).toHaveCount(total)
  // A review in another language says in which.
  const japanese = rowsOf(shop, `select id from review where lang = 'ja' and product_id = ?`, id).length
  expect(japanese).toBeGreaterThan(0)
  await expect(cards(page).filter({ hasText: 'Written in 日本語' })).toHaveCount(japanese)
  await expect(cards(page).filter({ hasText: 'Written in English' })).toHaveCount(0)
  const titles = rowsOf(shop, 'select title from review where product_id = ?', id).map(({ title }) => title)
  expect((await cards(page).getByRole('heading').allTextContents()).toSorted()).toEqual(titles.toSorted())

  // A bar reads its stars only; a second press reads all again.
  const oneStar = section(page).getByRole('button', { name: /^1 star/ })
  await oneStar.click()
  await expect(oneStar).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(Math.min(6, worst))
  await expect(cards(page).getByText('1 out of 5 stars', { exact: true })).toHaveCount(Math.min(6, worst))

  // The same reviews on a page that can be shared (spec 2.2).
  await section(page).getByRole('link', { name: 'All reviews' }).click()
  await expect(page).toHaveURL(`/moreReview?product=${spu}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(cards(page)).toHaveCount(6)
  await page.goBack()

  await page.reload()
  await waitUntilStored(page)
  await goOffline(context)
  await expect(section(page).getByRole('status')).toContainText('Showing reviews saved on this device')
  await expect(cards(page)).toHaveCount(6)
  await section(page).getByRole('combobox', { name: 'Sort By' }).selectOption('Most Helpful')
  await expect(section(page).getByRole('status')).toContainText(
    'Showing the newest reviews saved on this device',
  )
  await expect(cards(page)).toHaveCount(6)
})
