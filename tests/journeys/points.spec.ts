import { violationsOf } from '../world/device/axe.ts'
import { changeRows, expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { owner } from '../world/browser/delivered-order.ts'
import { logIn } from '../world/browser/membership.ts'
import { anAccount, becomeMember, idOf } from '../world/browser/own-account.ts'
import { fillCheckout, findPieces } from '../world/browser/shopping.ts'
import { DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: PHONE, ...WITHOUT_WORKER })

const SHARE = { name: 'Share & get 2 points' }

test('a guest shares at once without a login; who logs in for it has 2 points for the piece, once, and finds them among the points (spec 2.10, 4.1, 6, 9.8) @core', async ({
  context,
  browser,
  shop,
}) => {
  const member = anAccount()
  await becomeMember({ context, shop }, member)
  // A browser in which the login popup has not been closed.
  const guest = await browser.newContext({ baseURL: shop.url, viewport: PHONE, serviceWorkers: 'block' })
  const pointsOf = () =>
    rowsOf(
      shop,
      `select delta from point_entry where member_id = ? and reason = 'share'`,
      idOf(shop, member.email),
    )
  await guest.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  const page = await guest.newPage()
  const [piece] = await findPieces(shop, 1)
  const popup = page.getByRole('dialog', { name: 'Log in' })
  const dialog = page.getByRole('dialog', { name: 'Share this item' })
  const copy = dialog.getByRole('button', { name: 'Copy link' })

  await visit(page, piece.card.baseUrl)
  await page.getByRole('button', SHARE).click()
  await expect(popup).toBeHidden()
  await copy.click()
  await expect(dialog.getByText('Link copied to clipboard!')).toBeVisible()
  await expect(page.getByText(/Shared[:.]/)).toHaveCount(0)
  expect(pointsOf()).toEqual([])

  await visit(page, piece.card.baseUrl)
  await page.getByRole('button', SHARE).click()
  await dialog.getByRole('button', SHARE).click()
  await logIn(page, member.email)
  // The dialog goes on as the member's.
  await expect(popup).toBeHidden()
  await expect(dialog.getByRole('button', SHARE)).toBeHidden()
  await copy.click()
  await expect(page.getByText('Shared: 2 points are yours.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', SHARE).click()
  await expect(popup).toBeHidden()
  await copy.click()
  await expect(page.getByText('Shared. You’ve had today’s points for this item.')).toBeVisible()
  expect(pointsOf()).toEqual([{ delta: 2 }])

  await page.goto('/user/points')
  await expect(page.getByText('102 points')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(rows).toHaveText([/^An item you shared.*:\d\d\+2$/, /^Welcome to Vanda.*:\d\d\+100$/])
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize(DESKTOP)
  await expect(page.getByRole('navigation', { name: 'My account' }).getByText('My Points')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/user/dashboard')
  const tile = page.getByRole('region', { name: 'My Points' })
  await expect(tile.getByText('102 points')).toBeVisible()
  await expect(tile.getByText('Petal')).toBeVisible()
  await expect(tile.getByText('S$0 spent in twelve months: S$500 more to Bloom.')).toBeVisible()
  await tile.getByRole('link', { name: 'See activity' }).click()
  await expect(page).toHaveURL(`${shop.url}/user/points`)
  await guest.close()
})

test('banner and menu lead to the rewards; a guest logs in there and reads the balance, and the same page says how points are earned, how long they last and what each tier gives (spec 2.5, 2.7, 2.14, 3, 6, 9.8)', async ({
  page,
  browser,
  shop,
}) => {
  const member = anAccount()
  const elsewhere = await browser.newContext({ baseURL: shop.url })
  await becomeMember({ context: elsewhere, shop }, member)
  await elsewhere.close()
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Rewards' }).click()
  await expect(page).toHaveURL(`${shop.url}/reward`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Ways to earn' }).getByRole('listitem')).toHaveText([
    /^\+100Create an account/,
    /^\+1Every S\$1 you spend/,
    /^\+100Review an item/,
    /^\+150Review it with a photo/,
    /^\+2Share an item.*up to 5 items a day and 50 a month\. Find an item$/,
    /^\+200Your birthday/,
    /^×2Members’ Day/,
    /^Spin to win/,
  ])
  const tiers = main.getByRole('region', { name: 'Tiers' }).getByRole('row')
  await expect(tiers).toHaveText([
    'TierSpent overPointsBonus',
    'Petal–× 1–',
    'BloomS$500× 1.25+200',
    /^Orchid/,
  ])
  await main.getByText('How long do points last?').click()
  await expect(main.getByText('365 days from your last activity.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.setViewportSize(DESKTOP)
  await visit(page, '/')
  await page.getByRole('complementary').getByRole('link', { name: 'Rewards' }).click()
  await expect(page).toHaveURL(`${shop.url}/reward`)
  await main.getByRole('button', { name: 'Log in' }).click()
  await logIn(page, member.email)
  await expect(main.getByText('You have 100 points')).toBeVisible()
  await expect(tiers.filter({ hasText: 'Your tier' })).toHaveText(/^PetalYour tier/)
  expect(await violationsOf(page)).toEqual([])
})

test('a member redeems from the points page by what its button said, pays the rest with the points that are left, and cancels: the points are back by their number (spec 2.9, 2.14, 4.5, 9.8)', async ({
  page,
  context,
  shop,
}) => {
  const member = anAccount()
  await becomeMember({ context, shop }, member)
  changeRows(shop, 'update member set email_confirmed_at = 1 where email = ?', member.email)
  // The account begins with 100.
  await owner(shop, 'points', 'grant', member.email, '1100', '--reason', 'A present')
  await owner(shop, 'coupon', 'add', 'PRICY300', '--amount', '10', '--min', '300', '--email', member.email)
  const main = page.getByRole('main')
  await page.goto('/user/points')
  await expect(main.getByText('1,200 points')).toBeVisible()

  await page.goto('/special/points')
  const [piece] = rowsOf(
    shop,
    `select names from product join sku on sku.product_id = product.id
     where all_point = 900 and part_point = 300 and on_sale = 1 and listed = 1 and stock > 3 and hidden = 0 limit 1`,
  )
  const { en: name } = JSON.parse(String(piece?.['names'])) as { en: string }
  await main.getByRole('button', { name: `Redeem Product: ${name}` }).click()
  const quick = page.getByRole('dialog', { name: 'Quick view' })
  await expect(quick.getByRole('button', { name: /^(Add to Cart|Redeem Product)$/ })).toHaveText([
    'Redeem Product',
    'Add to Cart',
  ])
  await expect(quick.getByText('You have 1,200 points')).toBeVisible()
  await quick.getByRole('radiogroup', { name: /^Size/ }).locator('input:enabled').first().check()
  await quick.getByRole('button', { name: 'One more' }).click()
  await expect(quick.getByRole('radio', { name: 'Full Points 1,800 points' })).toBeChecked()
  await quick.getByRole('button', { name: 'One less' }).click()
  await quick.getByRole('radio', { name: /^Points \+ Pay 300 points/ }).check()
  expect(await violationsOf(page)).toEqual([])
  await quick.getByRole('button', { name: 'Redeem Product' }).click()

  await expect(page).toHaveURL(/\/checkout/)
  await expect(main.getByText('300 of your 1200 points are for this item.')).toBeVisible()
  await expect(main.getByLabel('Pay with points').getByRole('option')).toHaveText([
    'Keep my points',
    '500 points pay S$20.00',
  ])
  const coupon = main.getByRole('listitem').filter({ hasText: 'PRICY300' })
  await expect(coupon).toContainText('This code does not apply to the items in your bag.')
  await expect(coupon).toContainText('Not Available')
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/products/p-1433V0002')
  await main.getByRole('button', { name: 'Redeem Product' }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await fillCheckout(page, member.email)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.getByRole('button', { name: /^Cancel order/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await dialog.getByRole('radio', { name: 'I want another size or color' }).check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'Your refund' })).toBeVisible()
  await expect(main.getByText('400 points are back in your account.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.goto('/user/points')
  await main.getByRole('tab', { name: 'Used' }).click()
  const rows = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(rows).toHaveText([/^Returned.*Order VD.*\+400$/, /^UsedOrder VD.*−400$/])
})
