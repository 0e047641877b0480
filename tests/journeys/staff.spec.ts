import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { aTestClient } from '../world/shops/test-client.ts'
import { memberCard, type MemberCard } from '#contract/account/customer.contract.ts'
import { register } from '#contract/account/login.contract.ts'
import { aRegistration } from '../world/people/members.ts'
import { shownCode } from '../world/people/till-codes.ts'
import { changeRows, expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { showToCamera } from '../world/browser/shown-to-camera.ts'
import { atRest, bar, becomeTablet, everythingStored, ownersTool, wedge } from '../world/browser/tablet.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'
import type { RunningShop } from '../world/shops/running-shop.ts'
import { guardOver } from '../world/browser/click-guard.ts'

test.use({ viewport: { width: 1024, height: 1366 } })

let count = 0

async function someStaff(shop: RunningShop): Promise<{ email: string; password: string }> {
  count += 1
  const email = `priya.${process.pid}.${count}.${Date.now()}@vanda.example`
  const said = await ownersTool(shop, 'staff', 'add', email, 'Priya', 'Nair')
  return { email, password: /Password: (\S+)/.exec(said)?.[1] ?? '' }
}

/** The card of a member who has registered on a phone. */
async function aCard(shop: RunningShop): Promise<MemberCard> {
  const phone = aTestClient(shop.url)
  const email = `quenby.${process.pid}.${Date.now()}.${Math.trunc(performance.now())}@example.com`
  await phone.get(register, aRegistration({ email, firstName: 'Quenby', lastName: 'Zabarsky' }))
  return phone.get(memberCard, {})
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Member card' })

async function logInAsStaff(page: Page, { email, password }: { email: string; password: string }) {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password').fill(password)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
}

test('staff scan a card by hand scanner and see one letter and the tier; the login ends with the visit (spec 6) @core', async ({
  page,
  shop,
}) => {
  const staff = await someStaff(shop)
  const card = await aCard(shop)
  const code = card.memberCode
  const lookups = () => rowsOf(shop, 'select staff_id, member_id from member_lookup')
  const before = lookups().length
  await becomeTablet(page, shop)
  await wedge(page, code)
  await expect(dialog(page).getByText('Staff log in to see whose card it is.')).toBeVisible()
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await logInAsStaff(page, { ...staff, password: 'wrong-27-x' })
  await expect(dialog(page).getByRole('alert')).toHaveText('Email or password is not right.')
  expect(lookups()).toHaveLength(before)
  await guardOver(page)
  await logInAsStaff(page, staff)
  await expect(dialog(page).getByText('Q.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await expect(dialog(page).getByText('Tier: Petal')).toBeVisible()
  await expect(dialog(page)).not.toContainText('Zabarsky')
  expect(await violationsOf(page)).toEqual([])
  expect(lookups()).toHaveLength(before + 1)

  // What the member's phone shows now (trust.md S13).
  const rotating = await shownCode(card, Date.now())
  const member = card.shopper.slice(1)
  changeRows(shop, 'update member set email_confirmed_at = 1 where id = ?', member)
  await wedge(page, rotating)
  await expect(dialog(page).getByText('The member is here.')).toBeVisible()
  await expect(dialog(page).getByText('Q.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('Points: 100')).toBeVisible()
  const amount = dialog(page).getByLabel('Points to use')
  await expect(amount).toBeFocused()
  await amount.fill('101')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('There are not enough points for this.')).toBeVisible()
  await amount.fill('40')
  const use = dialog(page).getByRole('button', { name: 'Use 40 points' })
  await guardOver(page)
  await amount.press('Enter')
  await expect(use).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await guardOver(page)
  await use.press('Enter')
  await expect(dialog(page).getByText('40 points used')).toBeVisible()
  await expect(dialog(page).getByText('Points: 60')).toBeVisible()
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Receipt' })).toBeFocused()
  const spent = `select delta from point_entry where reason = 'spent' and member_id = ?`
  expect(rowsOf(shop, spent, member)).toEqual([{ delta: -40 }])
  await wedge(page, rotating)
  await expect(dialog(page).getByText('This code has been used already. Ask for the next one.')).toBeVisible()
  expect(lookups().slice(before + 1)).toHaveLength(2)

  // The next card is scanned over the open dialog.
  await wedge(page, '9000000000000081')
  await expect(dialog(page).getByText('We do not know this code.')).toBeVisible()
  expect(lookups()).toHaveLength(before + 4)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await bar(page).getByRole('button', { name: 'Done' }).click()
  await atRest(page)
  await expect(async () => expect(await everythingStored(page)).not.toContain(staff.email)).toPass()
  await wedge(page, code)
  await expect(dialog(page).getByLabel('Password')).toBeVisible()
  await expect(dialog(page).getByText('Q.', { exact: true })).toHaveCount(0)
})

test.describe('with a network', () => {
  test.use(WITHOUT_WORKER)

  test('the camera reads a card; without staff it says nothing of the member (spec 6, 2.13)', async ({
    page,
    shop,
  }) => {
    const { memberCode: code } = await aCard(shop)
    await becomeTablet(page, shop)
    await showToCamera(page, code)
    await page.goto('/scan')
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await expect(dialog(page).getByLabel('Password')).toBeVisible()
    await expect(dialog(page)).not.toContainText('Q')
  })

  test('a phone that scans a card learns nothing', async ({ page, shop }) => {
    const { memberCode: code } = await aCard(shop)
    await page.goto('/scan')
    await page.getByRole('textbox', { name: 'Or type the code' }).fill(code)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('We do not know this code.')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })
})
