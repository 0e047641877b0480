import { DAY_MS } from '#domain/time-units.ts'
import { violationsOf } from '../world/device/axe.ts'
import { guardOver } from '../world/browser/click-guard.ts'
import { deliveredOrder, owner } from '../world/browser/delivered-order.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { anAccount, becomeMember, cachedTexts } from '../world/browser/own-account.ts'
import { CARDS, findPieces, payWith } from '../world/browser/shopping.ts'
import { everythingStored } from '../world/browser/tablet.ts'
import { DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'

test('a member reads, copies and uses a coupon, adds a gift card by its code, and has both, the points and the member code without a network (spec 2.14, 4.5, 9.9) @core', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(PHONE)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  const member = anAccount()
  await becomeMember({ context, shop }, member)
  const main = page.getByRole('main')
  await page.goto('/user/coupon')
  await expect(main.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  changeRows(shop, 'update member set email_confirmed_at = 1 where email = ?', member.email)
  await page.reload()
  await expect(main.getByRole('heading', { name: 'No coupons yet' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await owner(shop, 'coupon', 'add', 'PRESENT15', '--percent', '15', '--email', member.email)
  await owner(shop, 'coupon', 'add', 'INSTORE10', '--amount', '10', '--in-store', '--email', member.email)
  const [code = ''] = (await owner(shop, 'gift-card', 'issue', '100')).split(' ')
  const last = code.slice(-4)
  await page.reload()
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(2)
  await main.getByRole('radio', { name: 'In-store' }).check()
  await expect(cards).toHaveCount(1)
  await expect(cards.getByText('INSTORE10')).toBeVisible()
  await main.getByRole('radio', { name: 'ALL' }).check()
  const first = cards.filter({ hasText: 'PRESENT15' })
  await first.getByRole('button', { name: 'Copy code' }).press('Enter')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PRESENT15')
  const show = first.getByRole('button', { name: 'Show QR code' })
  await show.press('Enter')
  const code15 = page.getByRole('dialog', { name: 'Your coupon' })
  await expect(code15.getByRole('img', { name: 'QR code of your coupon' })).toBeVisible()
  await expect(code15.getByText(/^This coupon is for orders online\./)).toBeVisible()
  await expect(code15.getByText(/^In a store/)).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(show).toBeFocused()

  await page.goto('/user/gift-card')
  const field = main.getByRole('textbox', { name: 'Code of a gift card' })
  const add = main.getByRole('button', { name: 'Add to my account' })
  await field.fill('AAAA-BBBB-CCCC-DDDD')
  await add.click()
  await expect(
    main.getByText('This code does not fit a gift card that can be added. Please check it.'),
  ).toBeVisible()
  await expect(field).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await guardOver(page)
  await add.click()
  await expect(main.getByText(`Gift card ending in ${last}`)).toBeVisible()
  await expect(main.getByText('S$100.00')).toBeVisible()

  // Both pay an order; what is left is read without a network.
  const [find] = await findPieces(shop, 1)
  const order = await deliveredOrder(page, shop, {
    buyer: member,
    pieces: [{ find, qty: 2 }],
    codes: ['PRESENT15', code],
  })
  await page.goto('/user/coupon')
  await main.getByText('Unavailable').first().click()
  await expect(cards.getByRole('link', { name: `Order ${order}` })).toBeVisible()
  await expect(cards.getByText('Used', { exact: true }).first()).toBeVisible()
  await page.goto('/user/gift-card')
  await expect(main.getByText('S$0.00')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/user/points')
  await expect(main.getByRole('link', { name: `Order ${order}` })).toBeVisible()
  // Points of an order can be used a day later.
  await expect(main.getByText(/^Can be used from \d/)).toBeVisible()
  await page.goto('/user/dashboard')
  await settleIn(page)
  await goOffline(context)
  await page.goto('/user/gift-card')
  await expect(main.getByText('S$0.00')).toBeVisible()
  await expect(main.getByText(/^You’re offline\. This is kept on this device, as of/)).toBeVisible()
  await page.goto('/user/coupon')
  await expect(cards.getByText('INSTORE10')).toBeVisible()
  await cards.getByRole('button', { name: 'Show QR code' }).click()
  await expect(code15.getByRole('img', { name: 'QR code of your coupon' })).toBeVisible()
  await expect(code15.getByText(/^In a store/)).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/user/points')
  await expect(main.getByRole('link', { name: `Order ${order}` })).toBeVisible()
  await comeBack(context)

  changeRows(shop, 'update gift_card set expires_at = 1000 where last = ?', last)
  await page.goto('/user/gift-card')
  await expect(main.getByText(/^Expired on/)).toBeVisible()
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL(`${shop.url}/`)
  const left = `${await everythingStored(page)}\n${await cachedTexts(page)}`
  for (const text of ['INSTORE10', 'PRESENT15', last]) expect(left, text).not.toContain(text)
})

test('an eGift card is previewed, paid for a Saturday, and sent to another address by its sender (spec 5, 9.9, traps 3.15, 3.16)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, '/products/p-1432E0001')
  const form = page.getByRole('form', { name: 'Your eGift card' })
  const buy = form.getByRole('button', { name: 'Buy this card' })
  // All that is missing is marked at once, from the amount on.
  await buy.click()
  await expect(page.getByRole('radio', { name: 'S$100', exact: true })).toBeFocused()
  await expect(page.getByText('Please select an amount.')).toBeVisible()
  await expect(form.getByText('Enter the name of the recipient.')).toBeVisible()
  await page.getByRole('radio', { name: 'S$200', exact: true }).check()
  await form.getByLabel('Name of the recipient').fill('Mei')
  await form.getByLabel('Email of the recipient').fill('mei.firend@example.com')
  await form.getByLabel('Your name').fill('Ann')
  await form.getByLabel('Your email').fill('ann@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill('Happy birthday!\nwww.example.com/win')
  await form.getByText('Preview of the email').click()
  await expect(form.getByText('A gift card from Ann')).toBeVisible()
  await expect(form.getByText('Dear Mei,')).toBeVisible()
  await expect(form.getByText('S$200.00', { exact: true })).toBeVisible()
  await expect(form.getByText('www. example. com')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const saturday = nextSaturday()
  const day = form.getByLabel('Send it on')
  await day.fill(dayInSingapore(-1))
  await guardOver(page)
  await buy.click()
  await expect(form.getByText('This day has passed. Choose today or a later day.')).toBeVisible()
  await expect(day).toBeFocused()
  await expect(day).toHaveAttribute('min', dayInSingapore(0))
  await expect(form.getByText(/^At 9 in the morning, Singapore time\./)).toBeVisible()
  await day.fill(saturday)
  await guardOver(page)
  await buy.click()
  await expect(page.getByRole('heading', { name: 'Your eGift card' })).toBeVisible()
  await expect(
    page.getByText(/^We send it on Sat \d+ \w+ at 9 in the morning, Singapore time\.$/),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ann@example.com')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay S$200.00' }).click()
  await payWith(page, CARDS.paid)
  await expect(page).toHaveURL(/\/payment-result/)
  const [card] = rowsOf(shop, 'select send_at, recipient_email from egift')
  // Nine in the morning of Singapore.
  expect(card).toEqual({
    send_at: Date.parse(`${saturday}T01:00:00Z`),
    recipient_email: 'mei.firend@example.com',
  })

  const result = page.getByRole('main')
  await expect(result.getByText(/^We send it on .+ to .*Mei.*mei\.firend@example\.com/).first()).toBeVisible()
  await expect(result.getByText(/business days|Arrives/)).toHaveCount(0)
  const destination = result.getByRole('region', { name: 'Sent by email' })
  await expect(destination.getByText('mei.firend@example.com')).toBeVisible()
  await expect(destination.getByText('ann@example.com')).toHaveCount(0)

  // The device has what opens a guest's order.
  const [{ number } = {}] = rowsOf(shop, 'select number from shop_order order by created_at desc limit 1')
  await page.goto(`/user/orders/detail/${String(number)}`)
  const egifts = page.getByRole('region', { name: 'eGift cards' })
  await expect(egifts.getByText('mei.firend@example.com')).toBeVisible()
  await egifts.getByRole('textbox').fill('mei.friend@example.com')
  await egifts.getByRole('button', { name: 'Send it there' }).click()
  await expect(page.getByText('It goes to mei.friend@example.com on its day')).toBeVisible()
  expect(rowsOf(shop, 'select recipient_email from egift')).toEqual([
    { recipient_email: 'mei.friend@example.com' },
  ])
  await expect(egifts.getByText('mei.friend@example.com')).toBeVisible()
  await expect(egifts.getByText('mei.firend@example.com')).toHaveCount(0)
  await expect(egifts.getByRole('textbox')).toHaveValue('mei.friend@example.com')
  expect(await violationsOf(page)).toEqual([])
})

/** A Saturday that is not today in Singapore, as `YYYY-MM-DD`. */
function nextSaturday(): string {
  const day = new Date(dayInSingapore(0))
  day.setUTCDate(day.getUTCDate() + 7 - ((day.getUTCDay() + 1) % 7 || 7) + 7)
  return day.toISOString().slice(0, 10)
}

/** The day in Singapore this many days from now, as `YYYY-MM-DD`. */
function dayInSingapore(ahead: number): string {
  return new Date(Date.now() + ahead * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10)
}
