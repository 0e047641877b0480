import { violationsOf } from '../world/device/axe.ts'
import { shopperOf, drained } from '../world/browser/device-facts.ts'
import { comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { aNewAddress, logIn, mailedLink, PASSWORD, register } from '../world/browser/membership.ts'
import { aMember, cachedTexts } from '../world/browser/own-account.ts'
import { addFromPage, findPieces, quantity } from '../world/browser/shopping.ts'
import { everythingStored } from '../world/browser/tablet.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import { guardOver } from '../world/browser/click-guard.ts'

test('a new member registers on a phone, finds bag and hearts on a laptop, opens the card in a tunnel, and leaves nothing behind (spec 2.5, 2.13, 2.14; trust.md S27, S28) @core', async ({
  page,
  shop,
  browser,
}) => {
  const email = aNewAddress()
  const [piece, other, liked] = await findPieces(shop, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(liked.card.baseUrl)
  await page.locator('html[data-app=on]').waitFor()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('button', { name: 'Log in' })).toBeVisible()
  for (const name of ['Home', 'Wishlist'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page
    .getByRole('button', { name: /^Add to wishlist/ })
    .first()
    .click()
  // A heart is shown before it is on the disk (decision 0082).
  await expect
    .poll(async () =>
      rowsOf(shop, 'select spu from wishlist_item where shopper = ?', await shopperOf(page).catch(() => '')),
    )
    .toEqual([{ spu: liked.card.spuCode }])
  await addFromPage(page, piece)
  await page.goto('/account/register')
  await register(page, email)
  await expect(page).toHaveURL(/\/user\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'My account' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const confirmation = await mailedLink(shop, email, '/user/settings/Email-Confirm')
  await page.goto(confirmation)
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  // The token must not stay in the address (trust.md S7).
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeHidden()
  // A link works once; its page has no layout (spec 2.4, 8).
  await page.goto(confirmation)
  await expect(page.getByRole('heading', { name: 'Sorry! Your email verification failed' })).toBeVisible()
  await expect(page.getByText('The link is broken or older than 72 hours.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()

  const context = await browser.newContext({ baseURL: shop.url })
  const laptop = await context.newPage()
  await addFromPage(laptop, other)
  await laptop.goto('/')
  await laptop.getByRole('link', { name: 'My account' }).click()
  await logIn(laptop, email)
  await expect(laptop.getByText('Welcome, Mei.')).toBeVisible()
  await laptop.goto('/cart')
  await expect(quantity(laptop, piece)).toHaveValue('1')
  await expect(quantity(laptop, other)).toHaveValue('1')
  await laptop.goto('/user/wishlist')
  await expect(
    laptop.getByRole('main').getByRole('link', { name: liked.card.productsName }).first(),
  ).toBeVisible()
  // The page stands beside the others of the account.
  const pages = laptop.getByRole('navigation', { name: 'My account' })
  await expect(pages.getByRole('link', { name: 'My Points' })).toBeVisible()
  await expect(pages.getByRole('link', { name: 'My Wishlist' })).toHaveAttribute('aria-current', 'page')
  await context.close()
  await page.goto('/cart')
  await expect(quantity(page, piece)).toHaveValue('1')
  await expect(quantity(page, other)).toHaveValue('1')

  const code = String(
    rowsOf(shop, 'select member_code from member where email = ?', email)[0]?.['member_code'],
  )
  const written = code.match(/.{4}/g)?.join(' ') ?? ''
  await page.goto('/user/dashboard')
  await settleIn(page)
  await expect(page.getByText(written)).toBeVisible()
  await goOffline(page.context())
  await page.reload()
  await page.getByRole('button', { name: 'Show at the till' }).click()
  await expect(page.getByRole('img', { name: 'QR code of your member number' })).toBeVisible()
  await page.keyboard.press('Escape')
  await comeBack(page.context())

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  // The server's own words.
  await expect(page.getByText('You are logged out.', { exact: true })).toBeVisible()
  const kept = await everythingStored(page)
  for (const trace of [email, code, piece.sku]) expect(kept, trace).not.toContain(trace)
  const answers = await cachedTexts(page)
  for (const trace of [email, code]) expect(answers, trace).not.toContain(trace)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
})

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('a forgotten password is replaced by the mailed link, once (spec 2.13, 5, 8)', async ({
    page,
    shop,
  }) => {
    const email = await aMember(page, shop)
    await page.goto('/forgotPassword')
    const main = page.getByRole('main')
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Send the link' }).click()
    await expect(main.getByText(`If ${email} belongs to an account`)).toBeVisible()

    const link = await mailedLink(shop, email, '/resetpwd')
    await page.goto(link)
    await main.getByLabel('New password').fill('123456')
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(main.getByText('Use at least two of letters, numbers and symbols.')).toBeVisible()
    await main.getByLabel('New password').fill('lantern-28-silk')
    await main.getByLabel('Confirm password').fill('lantern-28')
    await guardOver(page)
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(main.getByText('Your passwords do not match, please try again.')).toBeVisible()
    await main.getByLabel('Confirm password').fill('lantern-28-silk')
    await guardOver(page)
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(main.getByText('Your password is changed, and all devices are signed out.')).toBeVisible()

    await main.getByRole('button', { name: 'Log in' }).click()
    await logIn(page, email)
    await expect(page.getByText('Email or password is not right.')).toBeVisible()
    await guardOver(page)
    await logIn(page, email, 'lantern-28-silk')
    await expect(page.getByText('Welcome, Mei.')).toBeVisible()

    await page.goto('/')
    await page.goto(link)
    await main.getByLabel('New password').fill('third-29-silk')
    await main.getByLabel('Confirm password').fill('third-29-silk')
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(main.getByRole('link', { name: 'Please request a new one' })).toBeVisible()
  })

  test('the owner of an address that a stranger has registered makes the account theirs (trust.md S38)', async ({
    page: stranger,
    shop,
    browser,
  }) => {
    const email = await aMember(stranger, shop)
    const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' })
    const page = await context.newPage()
    const link = await mailedLink(shop, email, '/user/settings/Email-Confirm')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
    await page.getByRole('link', { name: 'Set a new password' }).click()
    const main = page.getByRole('main')
    await main.getByLabel('New password').fill('lantern-28-silk')
    expect(new URL(page.url()).hash).toBe('')
    await main.getByLabel('Confirm password').fill('lantern-28-silk')
    await main.getByRole('button', { name: 'Save password' }).click()
    await expect(main.getByText('Your password is changed, and all devices are signed out.')).toBeVisible()
    await stranger.goto('/user/dashboard')
    await expect(stranger.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await main.getByRole('button', { name: 'Log in' }).click()
    await logIn(page, email, 'lantern-28-silk')
    await expect(page.getByText('Welcome, Mei.')).toBeVisible()
    await page.goto('/user/dashboard')
    await expect(page.getByText(email).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeHidden()
    await context.close()
  })

  test('the popup works by keyboard, keeps what was entered, and a closed one drops the action (spec 2.5, 2.13, 4.1)', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'My account' }).focus()
    await page.keyboard.press('Enter')
    const popup = page.getByRole('dialog', { name: 'Log in' })
    await expect(popup).toBeVisible()
    await expect(popup.getByRole('tab', { selected: true })).toHaveText('Log in')
    expect(await violationsOf(page)).toEqual([])
    await popup.getByLabel('Email').fill('nobody@example.com')
    await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(popup.getByRole('alert')).toHaveText('Email or password is not right.')
    await expect(popup.getByLabel('Email')).toHaveValue('nobody@example.com')
    await popup.getByRole('tab', { name: 'Create account' }).click()
    await popup.getByRole('button', { name: 'Create account' }).click()
    await expect(popup.getByText('First name cannot be empty.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('a sign-out without a network leaves nothing of the member on the device (trust.md S27, S28)', async ({
  page,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const email = await aMember(page, shop)
  await addFromPage(page, piece)
  // With a change that is not sent the sign-out asks first.
  await drained(page)
  await page.goto('/user/dashboard')
  await settleIn(page)
  await expect(page.getByRole('heading', { name: 'Hello, Mei' })).toBeVisible()
  const id = (await page.context().cookies()).find(({ name }) => name === 'customers-id')?.value ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)

  await goOffline(page.context())
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  await expect(page.getByText('You are logged out of this device.')).toBeVisible()
  const texts = await everythingStored(page)
  expect(texts).not.toContain(email)
  expect(texts).not.toContain(piece.sku)
  await comeBack(page.context())
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'customers-id'))
    .toBe(false)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  await expect(quantity(page, piece)).toBeHidden()
})
