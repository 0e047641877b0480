import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { drained, shopperOf } from '../world/browser/device-facts.ts'
import { changeRows, comeBack, expect, goOffline, rowsOf, settleIn, test } from '../world/browser/fixtures.ts'
import { aNewAddress, mailedLink } from '../world/browser/membership.ts'
import { aMember } from '../world/browser/own-account.ts'
import { findPieces } from '../world/browser/shopping.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

const mails = (page: Page) => page.getByRole('region', { name: 'Emails and notifications' })

test.describe('without a network', () => {
  test.use(WITH_WORKER)

  test('a style is chosen, and is there on the next page and at the shop (spec 2.14)', async ({
    page,
    context,
    shop,
  }) => {
    await aMember(page, shop)
    await settleIn(page)
    const shopper = await shopperOf(page)
    const preference = page.getByRole('region', { name: 'Preference' })
    await expect(preference.getByRole('radio', { name: 'No preference' })).toBeChecked()
    await goOffline(context)
    await preference.getByRole('radio', { name: 'Workwear' }).focus()
    await page.keyboard.press('Space')
    await expect(preference.getByText('Saved on this device')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.reload()
    await expect(preference.getByRole('radio', { name: 'Workwear' })).toBeChecked()
    const kept = () => rowsOf(shop, 'select style from member_preference where shopper = ?', shopper)
    expect(kept()).toEqual([])
    await comeBack(context)
    await drained(page)
    expect(kept()).toEqual([{ style: 'workwear' }])
    await expect(preference.getByText('Saved on this device')).toBeHidden()
  })
})

test('mails that a piece is back are turned off and do not come; the newsletter needs a confirmed address (spec 2.14)', async ({
  page,
  shop,
}) => {
  const email = await aMember(page, shop)
  const [piece] = await findPieces(shop, 1)
  const newsletter = mails(page).getByRole('checkbox', { name: 'Newsletter' })
  await expect(newsletter).toBeDisabled()
  await expect(mails(page).getByText('Confirm your address first.')).toBeVisible()
  await expect(
    mails(page).getByText('You always get emails about your orders and account security.'),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.goto(await mailedLink(shop, email, '/user/settings/Email-Confirm'))
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await page.goto('/user/dashboard')
  await newsletter.check()
  await drained(page)
  const readers = () => rowsOf(shop, 'select email from newsletter where email = ?', email)
  await expect.poll(readers).toEqual([{ email }])
  await newsletter.uncheck()
  await expect.poll(readers).toEqual([])

  await mails(page).getByRole('checkbox', { name: 'Back in stock' }).uncheck()
  await drained(page)
  // Both pieces are here again; the second is waited for by another person.
  const stranger = aNewAddress()
  for (const address of [email, stranger])
    changeRows(
      shop,
      `insert into stock_notice (sku, email, shopper, site, lang, requested_at, confirmed_at)
        values (?, ?, ?, 'sg', 'en', 1, 1)`,
      piece.sku,
      address,
      address === email ? await shopperOf(page) : 'gstranger',
    )
  const sent = (to: string) =>
    rowsOf(shop, 'select sent_at is not null as sent from stock_notice where email = ?', to)
  await expect.poll(() => sent(stranger), { timeout: 30_000 }).toEqual([{ sent: 1 }])
  expect(sent(email)).toEqual([{ sent: 0 }])
  await mails(page).getByRole('checkbox', { name: 'Back in stock' }).check()
  await expect.poll(() => sent(email), { timeout: 30_000 }).toEqual([{ sent: 1 }])
})

test('notifications are turned off on all devices at once, and the page about this device is one link away', async ({
  page,
  shop,
}) => {
  await aMember(page, shop)
  const shopper = await shopperOf(page)
  for (const id of ['a', 'b'])
    changeRows(
      shop,
      `insert into push_subscription (id, endpoint, p256dh, auth, shopper, site, lang, time_zone, cart_reminder, back_in_stock,
        parcel_moves, created_at, changed_at) values (?, ?, 'k', 'a', ?, 'sg', 'en', 'UTC', 1, 0, 0, 1, 1)`,
      `${shopper}-${id}`,
      `https://push.example/${shopper}-${id}`,
      shopper,
    )
  await page.reload()
  await expect(mails(page).getByText('On 2 devices')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await mails(page).getByRole('button', { name: 'Turn off on all devices: My bag' }).click()
  await expect(mails(page).getByText('Off on all devices')).toHaveCount(3)
  await drained(page)
  expect(
    rowsOf(shop, 'select sum(cart_reminder) as n from push_subscription where shopper = ?', shopper),
  ).toEqual([{ n: 0 }])
  await mails(page).getByRole('link', { name: 'Notifications on this device' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeInViewport()
})
