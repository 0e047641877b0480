import { expect, goOffline, waitUntilStored, test } from '../world/browser/fixtures.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('the shortcut of the installed app opens the search, once', async ({ page }) => {
    await visit(page, '/?search=1')
    const search = page.getByRole('dialog', { name: 'Search' })
    await expect(search).toBeVisible()
    await expect(page).toHaveURL((url) => url.search === '')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await page.reload()
    await expect(search).toBeHidden()
  })
})

test('what is shared with the app opens its page, with and without a network, or home says why not', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`/fr/share?${new URLSearchParams({ text: 'robe en soie' })}`)
  await expect(page).toHaveURL(`${shop.url}/fr/search/robe+en+soie.html`)

  const [piece] = await findPieces(shop, 1)
  await visit(page, piece.card.baseUrl)
  await waitUntilStored(page)
  await page.goto('/')
  await waitUntilStored(page)
  await goOffline(context)
  const link = `${shop.url}${piece.card.baseUrl}`
  await page.goto(`/share?${new URLSearchParams({ title: 'A dress', text: `Look: ${link}` })}`)
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('heading', { level: 1, name: piece.card.productsName })).toBeVisible()

  await page.goto(`/share?${new URLSearchParams({ url: 'https://elsewhere.example/cart' })}`)
  await expect(page.getByText('This isn’t a Vanda link.')).toBeVisible()
  await expect(page).toHaveURL(`${shop.url}/`)
  await page.getByRole('button', { name: 'Search the shop' }).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})
