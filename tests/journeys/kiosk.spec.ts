import { violationsOf } from '../world/device/axe.ts'
import { shopperOf } from '../world/browser/device-facts.ts'
import { goOffline, expect, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { addFromPage, chooseSize, findPieces } from '../world/browser/shopping.ts'
import {
  aCode,
  aStoreOf,
  atRest,
  bar,
  becomeTablet,
  storedTexts,
  historyOf,
  ownersTool,
  readQr,
  wedge,
} from '../world/browser/tablet.ts'
import { searchPath } from '#domain/region/links.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import { guardOver } from '../world/browser/click-guard.ts'

test.use({ viewport: { width: 1024, height: 1366 } })

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('a tablet is set up with a code, once, and left with the same code', async ({ page, shop }) => {
    const store = aStoreOf(shop)
    await page.goto(`/?kiosk=${store}`)
    const setup = page.getByRole('dialog', { name: 'Set up this tablet' })
    await setup.getByRole('textbox', { name: 'Code' }).fill('0000-0000')
    expect(await violationsOf(page)).toEqual([])
    await setup.getByRole('button', { name: 'Start kiosk mode' }).click()
    await expect(setup.getByText('This code is not right, or it has been used or has run out.')).toBeVisible()
    await expect(setup.getByRole('textbox', { name: 'Code' })).toHaveValue('0000-0000')

    const { code } = await becomeTablet(page, shop)
    expect(await violationsOf(page)).toEqual([])
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      return (await fetch(link?.href ?? '')).json()
    })
    expect(manifest).toMatchObject({ id: '/?app', display: 'fullscreen', start_url: `/?kiosk=${store}` })
    for (const control of await bar(page).getByRole('button').or(bar(page).getByRole('link')).all())
      expect((await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(56)

    await bar(page).getByRole('button').first().click()
    const staff = page.getByRole('dialog', { name: 'For staff' })
    const leave = staff.getByRole('button', { name: 'Leave kiosk mode' })
    await staff.getByRole('textbox', { name: 'Code' }).fill('1111-1111')
    await leave.click()
    await expect(staff.getByText('This code is not right')).toBeVisible()
    await staff.getByRole('textbox', { name: 'Code' }).fill(code)
    await guardOver(page)
    await leave.click()
    await expect(staff).toBeHidden()
    await page.waitForFunction(() => document.documentElement.dataset['kiosk'] === undefined)
    await expect(bar(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('vanda-kiosk'))).toBeNull()
  })

  test('a hand scanner opens the product, wherever the cursor is, and says what it does not know', async ({
    page,
    shop,
  }) => {
    await becomeTablet(page, shop)
    const [one, other] = await findPieces(shop, 2)
    await wedge(page, one.sku)
    await expect(page.getByRole('heading', { level: 1, name: one.card.productsName })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`sku=${one.sku}`))
    await wedge(page, `${shop.url}/fr/products/x-${other.card.spuCode}`)
    await expect(page.getByRole('heading', { level: 1, name: other.card.productsName })).toBeVisible()
    const search = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')
    await page.getByRole('button', { name: 'Search' }).last().click()
    await search.fill('linen')
    await wedge(page, one.sku)
    await expect(page.getByRole('heading', { level: 1, name: one.card.productsName })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`sku=${one.sku}`))
    await wedge(page, 'M-000042')
    await expect(page.getByText('We do not know this code.')).toBeVisible()
  })

  test('a phone takes over the bag, once', async ({ page, browser, shop }) => {
    await becomeTablet(page, shop)
    const [piece] = await findPieces(shop, 1)
    await addFromPage(page, piece)
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Take my bag with me' }).click()
    const qr = page.getByRole('img', { name: 'QR code of your bag' })
    await expect(qr).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const address = await readQr(qr)
    expect(address).toMatch(/\/take-bag#[\w-]{43}$/)

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const own = await phone.newPage()
    await own.goto(address)
    await expect(own).toHaveURL(`${shop.url}/take-bag`)
    await own.getByRole('button', { name: 'Add to my bag' }).click()
    await expect(own.getByText('1 item is in your bag now.')).toBeVisible()
    expect(await violationsOf(own, { practice: true })).toEqual([])
    await own.getByRole('link', { name: 'Open my bag' }).click()
    await expect(
      own.getByRole('spinbutton', { name: `Quantity of ${piece.card.productsName}` }),
    ).toBeVisible()

    const thief = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
    const second = await thief.newPage()
    await second.goto(address)
    await second.getByRole('button', { name: 'Add to my bag' }).click()
    await expect(second.getByText('This link has been used or has run out.')).toBeVisible()
    await phone.close()
    await thief.close()
  })

  test('there is no way out of the shop', async ({ page, shop }) => {
    await becomeTablet(page, shop)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://elsewhere.example/page'
      link.textContent = 'Elsewhere'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    const outside = page.getByRole('dialog', { name: 'Open it on your phone' })
    await expect(outside).toBeVisible()
    expect(await readQr(outside.getByRole('img'))).toBe('https://elsewhere.example/page')
    expect(page.url()).toBe(`${shop.url}/`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toBeHidden()
  })
})

test('a shared tablet offers no notification, and its bar is read in one line', async ({ page, shop }) => {
  await becomeTablet(page, shop)
  const [piece] = await findPieces(shop, 1)
  await addFromPage(page, piece)
  await page.goto('/this-device')
  await expect(page.getByText('This browser cannot show notifications from the shop.')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remind me later' })).toHaveCount(0)

  await page.setViewportSize({ width: 768, height: 1024 })
  // The bar is in its own chunk.
  await expect(bar(page).getByRole('button').first()).toBeVisible()
  const controls = await bar(page).getByRole('button').or(bar(page).getByRole('link')).all()
  const middles = await Promise.all(
    controls.map(async (control) => {
      const { y = 0, height = 0 } = (await control.boundingBox()) ?? {}
      return Math.round(y + height / 2)
    }),
  )
  expect(new Set(middles).size).toBe(1)
  const cut = await bar(page)
    .getByRole('button')
    .first()
    .evaluate((name) => name.scrollWidth > name.clientWidth)
  expect(cut).toBe(false)
})

test('the second customer finds nothing of the first @core', async ({ page, context, shop }) => {
  await becomeTablet(page, shop)
  const [piece, wished] = await findPieces(shop, 2)
  await settleIn(page)

  await page.goto(searchPath('qqzzxw secret words'))
  await addFromPage(page, piece)
  // A link shared by a guide (spec 9.3).
  await page.goto(`${wished.card.baseUrl}?s_guide_code=G7`)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('guide_code')
  await page
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click()
  const shopper = await shopperOf(page)
  const hearts = () => rowsOf(shop, 'select spu from wishlist_item where shopper = ?', shopper)
  await expect.poll(hearts).toEqual([{ spu: wished.card.spuCode }])
  await page.goto('/fr/cart')
  await page.goto('/checkout-guest')
  await page.getByRole('textbox', { name: 'Email' }).fill('first.customer@example.com')
  await page.getByLabel('First name').fill('Firstname')
  await context.addCookies([{ name: 'currency', value: 'USD', url: shop.url }])
  await expect.poll(() => storedTexts(page)).toContain('first.customer@example.com')
  const session = (await context.cookies()).find(({ name }) => name.endsWith('sid'))?.value
  expect(session).toBeTruthy()

  await bar(page).getByRole('button', { name: 'Done' }).click()
  await atRest(page)

  const stored = await storedTexts(page)
  for (const trace of [
    'first.customer',
    'Firstname',
    piece.sku,
    piece.card.spuCode,
    wished.card.spuCode,
    'qqzzxw',
    'USD',
  ])
    expect(stored, trace).not.toContain(trace)
  expect(await historyOf(page)).toEqual(['/', '/'])
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name.replace('__Host-', '')).sort()).toEqual(['kiosk', 'kiosk-turn'])
  expect(cookies.map(({ value }) => value)).not.toContain(session)

  await page.goBack()
  await expect(page).toHaveURL(`${shop.url}/`)
  await page.goto('/cart')
  await expect(page.getByText(/your (shopping )?bag is empty/i).first()).toBeVisible()
  await page.goto('/checkout-guest')
  await expect(page.getByText('first.customer@example.com')).toHaveCount(0)
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).last().click()
  await expect(page.getByText('qqzzxw')).toHaveCount(0)
})

test('what a customer did without a network never reaches the next one', async ({ page, context, shop }) => {
  await becomeTablet(page, shop)
  const [piece] = await findPieces(shop, 1)
  await page.goto(piece.card.baseUrl)
  await settleIn(page)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await goOffline(context)
  await chooseSize(page, piece)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Shopping Bag' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await atRest(page)
  expect(await storedTexts(page)).not.toContain(piece.sku)

  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/cart/add') && sent.push(request.url()))
  await context.setOffline(false)
  await page.goto('/cart')
  await expect(page.getByText(/your (shopping )?bag is empty/i).first()).toBeVisible()
  expect(sent).toEqual([])
})

test('a kiosk without input counts down and resets; a touch or a key continues the visit', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await becomeTablet(page, shop)
  const [piece] = await findPieces(shop, 1)
  await addFromPage(page, piece)
  const warning = page.getByRole('alertdialog', { name: 'Are you still here?' })

  await page.clock.fastForward(71_000)
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('timer')).toContainText(/^(1[5-9]|20)/)
  expect(await violationsOf(page)).toEqual([])
  // A pointer on its way to the button would already count as a touch.
  await warning.getByRole('button', { name: "I'm still here" }).last().dispatchEvent('click')
  await expect(warning).toBeHidden()

  await page.clock.fastForward(71_000)
  await expect(warning).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()

  await page.clock.fastForward(71_000)
  await expect(warning).toBeVisible()
  await page.clock.fastForward(20_000)
  await atRest(page)
  expect(await storedTexts(page)).not.toContain(piece.sku)

  // After a reset no time is counted.
  await page.clock.fastForward(600_000)
  await expect(warning).toBeHidden()
})

test('a tablet that the owner has removed becomes an ordinary device', async ({ page, shop }) => {
  const { id } = await becomeTablet(page, shop)
  expect(await ownersTool(shop, 'kiosk', 'list')).toContain(id)
  await ownersTool(shop, 'kiosk', 'remove', id)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset['kiosk'] === undefined)
  await expect(bar(page)).toBeHidden()
  expect((await aCode(shop)).code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
})
