import { search } from '#contract/catalog/listing.contract.ts'
import { MULTI_ITEM_TYPE } from '#domain/cart/multi-item-rule.ts'
import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import { arrive, expect, goOffline, waitUntilStored, test } from '../world/browser/fixtures.ts'
import { aReader } from '../world/browser/reader.ts'
import { addFromPage, findPieces } from '../world/browser/shopping.ts'
import { PHONE } from '../world/browser/visiting.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: PHONE })

/** Linked beside the offer (spec 2.2). */
const OFFER_TERMS = '/pages/buy-more-save-more-tcs'

test('every static page opens from the foot of a page, and one that was seen opens offline, too (spec 2.2)', async ({
  page,
  context,
  shop,
}) => {
  await arrive(page)
  const foot = page.getByRole('contentinfo')
  for (const path of Object.keys(ARTICLE_PAGES).filter((page) => page !== OFFER_TERMS)) {
    // The newsletter links to the privacy policy as well.
    await foot.getByRole('navigation').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main h1')).not.toBeEmpty()
    await expect(page.locator('main h2').first()).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
  }
  const { productList } = await aTestClient(shop.url).get(search, { keywords: 'dress', pageSize: 60 })
  const offered = productList.find(({ allActivities }) =>
    allActivities.some(({ ruleType }) => ruleType === MULTI_ITEM_TYPE),
  )
  await page.goto(offered?.baseUrl ?? 'no piece takes part in the offer')
  await page.getByRole('link', { name: 'T&Cs of the offer' }).first().click()
  await expect(page).toHaveURL(OFFER_TERMS)
  await expect(page.locator('main h1')).toHaveText('Buy more, save more: the terms')

  const { look, read } = aReader(page)
  await page.goto('/Privacy-Cookie-Policy')
  await expect(page).toHaveTitle('Privacy and cookie policy | Vanda')
  await look('privacy policy')
  expect(read).toHaveLength(1)

  await page.goto('/fr/Return-Policy')
  await expect(page.locator('main h1')).toHaveText('Retours et remboursements')
  await waitUntilStored(page)
  await goOffline(context)
  for (const [path, title] of [
    ['/fr/Return-Policy', 'Retours et remboursements'],
    ['/Terms-And-Conditions', 'Terms and conditions'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('main h1')).toHaveText(title)
  }
})

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('every policy opens over the form at Pay, and what was typed stays (spec 2.12) @core', async ({
    page,
    shop,
  }) => {
    const [piece] = await findPieces(shop, 1)
    await addFromPage(page, piece)
    await page.goto('/checkout-guest')
    const { look, read } = aReader(page)
    const email = page.getByRole('textbox', { name: /^Email/ })
    await email.fill('mei@example.com')
    const steps = page.locator('form', { has: page.getByRole('heading', { name: 'Payment' }) })
    for (const [link, title, path] of [
      ['terms and conditions', 'Terms and conditions', '/Terms-And-Conditions'],
      ['privacy policy', 'Privacy and cookies', '/Privacy-Cookie-Policy'],
      ['Shipping information', 'Shipping information', '/Shipping-Info'],
      ['Contact us', 'Contact us', '/Contact-Us'],
      ['Returns and refunds', 'Returns and refunds', '/Return-Policy'],
    ] as const) {
      const policy = steps.getByRole('link', { name: link, exact: true })
      await expect(policy).toHaveAttribute('href', path)
      await policy.click()
      const popup = page.getByRole('dialog', { name: title, exact: true })
      await expect(popup.getByRole('heading', { name: title, exact: true }).first()).toBeVisible()
      await expect(popup.getByText(/^Last changed: /)).toBeAttached()
      if (path === '/Return-Policy') await look('a policy over the form')
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(policy).toBeFocused()
      expect(new URL(page.url()).pathname).toBe('/checkout-guest')
    }
    expect(read).toHaveLength(1)
    await expect(email).toHaveValue('mei@example.com')
  })

  test('the newsletter says what is accepted, and the European site links to pages that open (spec 2.3)', async ({
    page,
    shop,
  }) => {
    await page.goto('/')
    await expect(
      page.getByRole('contentinfo').getByText('By signing up you accept the privacy policy.'),
    ).toBeVisible()
    await page.goto(`http://eu.localhost:${shop.port}/en/account/store-register`)
    const foot = page.getByRole('contentinfo')
    for (const name of ['Terms and conditions', 'Privacy and cookies', 'Contact us']) {
      const address = (await foot.getByRole('link', { name }).getAttribute('href')) ?? ''
      expect(new URL(address).host).not.toMatch(/^eu\./)
      expect(Object.keys(ARTICLE_PAGES)).toContain(new URL(address).pathname)
    }
  })
})
