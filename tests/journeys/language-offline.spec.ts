import { getLang, getVersions } from '#contract/catalog/navigation.contract.ts'
import { violationsOf } from '../world/device/axe.ts'
import {
  comeBack,
  expect,
  goOffline,
  test,
  waitUntilPageStored,
  waitUntilStored,
} from '../world/browser/fixtures.ts'
import { DESKTOP } from '../world/browser/visiting.ts'

test.use({ viewport: DESKTOP })

const MISSING = 'Les textes en français ne sont pas sur cet appareil'

test('the shell speaks the language that was seen, whether or not its page had asked for a version; without its texts it says so (spec 8, decision 0149)', async ({
  page,
  context,
}) => {
  await context.route(`**/api${getVersions.path}?*`, (route) => route.abort())
  await page.goto('/fr')
  await waitUntilStored(page)
  await goOffline(context)
  await page.goto('/fr/cart')
  await expect(page.getByRole('main')).toContainText('Votre panier est vide')
  await expect(page.getByText(MISSING)).toHaveCount(0)

  await page.evaluate(() => caches.delete('vanda-texts'))
  await page.reload()
  await expect(page.getByText(MISSING)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Your bag is empty')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await violationsOf(page)).toEqual([])

  await comeBack(context)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('main')).toContainText('Votre panier est vide')
  await expect(page.getByText(MISSING)).toHaveCount(0)
})

test('texts that do not come over a connected network: the shell says so in their language, and shows them when they come (decision 0156)', async ({
  page,
  context,
}) => {
  await page.goto('/fr')
  await waitUntilStored(page)
  const held: (() => void)[] = []
  await context.route(`**/api${getLang.path}?*`, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    // That of a page which is gone has ended.
    await route.continue().catch(() => {})
  })
  await page.evaluate(() => caches.delete('vanda-texts'))
  await page.goto('/fr/cart')
  const late = page.getByText('Les textes en français se font attendre.')
  await expect(late).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Continuer en anglais' }).click()
  await expect(page.getByRole('main')).toContainText('Your bag is empty')
  await expect(page.getByText(MISSING)).toBeVisible()

  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(late).toBeVisible()
  for (const go of held) go()
  await expect(page.getByRole('main')).toContainText('Votre panier est vide')
  await expect(late).toHaveCount(0)
})

test('a page is stored with its texts, also when they fail at first (offline.md S5, decision 0149)', async ({
  page,
  context,
}) => {
  let failures = 0
  await context.route(`**/api${getLang.path}?*`, (route) => {
    if (route.request().serviceWorker() === null || failures > 0) return route.continue()
    failures += 1
    return route.abort()
  })
  await page.goto('/fr')
  await expect.poll(() => failures).toBe(1)
  await waitUntilStored(page)
  await waitUntilPageStored(page, '/fr')
  await goOffline(context)
  await page.goto('/fr')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByText(MISSING)).toHaveCount(0)
})
