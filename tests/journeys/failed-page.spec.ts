import { aRunningShop, type RunningShop } from '../world/shops/running-shop.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { findPieces, type Find } from '../world/browser/shopping.ts'
import { OWN_CONTEXT, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** A shop whose server cannot render any product. */
let broken: RunningShop
let card: Find['card']
test.beforeAll(async () => {
  broken = await aRunningShop({}, 'tests/faults-server/page-child.ts')
  card = (await findPieces(broken, 1))[0].card
})
test.afterAll(() => broken.close())

test('a page that the server cannot render is drawn by the app', async ({ page }) => {
  const response = await page.goto(`${broken.url}${card.baseUrl}`)
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1, name: card.productsName })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await page.locator('header').getByRole('link', { name: 'Vanda' }).click()
  await expect(page).toHaveURL(`${broken.url}/`)
})

test.describe('without scripts', () => {
  // Motion is on: an animation hides the text until the app has started, and reduced motion would end it at once.
  test.use({
    ...OWN_CONTEXT,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('it says so at once in the language of its address, and leads on', async ({ page }) => {
    await page.goto(`${broken.url}/fr${card.baseUrl}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('#vanda-failed')).toHaveCSS('animation-name', 'none')
    await expect(page.getByRole('heading', { name: 'Un problème est survenu' })).toBeVisible()
    await page.getByRole('link', { name: 'Votre panier' }).click()
    // The cart of a browser without scripts is a page of its own.
    await expect(page).toHaveURL(/\/plain\/bag\?lang=fr$/)
  })
})
