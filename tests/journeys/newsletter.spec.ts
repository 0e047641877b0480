import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { violationsOf } from '../world/device/axe.ts'
import { expect, rowsOf, test } from '../world/browser/fixtures.ts'
import { aNewAddress, mailedLink } from '../world/browser/membership.ts'
import { DESKTOP, PHONE, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: PHONE, ...WITHOUT_WORKER })

test('a guest signs up at the end of a page, confirms by keyboard with the mailed link, reads what it gives, and unsubscribes without an account (spec 2.12, 9.6, traps 3.18)', async ({
  page,
  shop,
}) => {
  const email = aNewAddress()
  const row = () => rowsOf(shop, 'select source, confirmed_at from newsletter where email = ?', email)
  await visit(page, '/')
  const footer = page.getByRole('region', { name: 'The Vanda newsletter' })
  await expect(footer.getByText(/^S\$10 off your first order\./)).toBeVisible()
  await footer.getByLabel('Email').fill(email)
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(footer.getByText('Please confirm with the link in our email.')).toBeVisible()
  await expect.poll(row).toEqual([{ source: 'footer', confirmed_at: null }])

  // The page of the link asks, and has changed nothing.
  const link = await mailedLink(shop, email, '/account/newsletter')
  await page.goto(link)
  const main = page.getByRole('main')
  const yes = main.getByRole('button', { name: 'Yes, confirm my subscription' })
  await expect(yes).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(row()).toEqual([{ source: 'footer', confirmed_at: null }])
  expect(await violationsOf(page)).toEqual([])
  await yes.press('Enter')
  await expect(main.getByText('Thank you. You are on our list.')).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveText('S$10.00 off your first order')
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    expect(await violationsOf(page)).toEqual([])
  }

  await expect.poll(() => stopLink(shop.dataDir, email)).not.toBe('')
  await page.goto('/')
  await page.goto(stopLink(shop.dataDir, email))
  const stop = main.getByRole('button', { name: 'Yes, unsubscribe me' })
  await expect(stop).toBeVisible()
  expect(row()).toMatchObject([{ source: 'footer' }])
  expect(await violationsOf(page)).toEqual([])
  await stop.press('Enter')
  await expect(main.getByText(/^You are off our list\./)).toBeVisible()
  expect(row()).toEqual([])

  await page.goto('/')
  await page.goto(`${link.slice(0, -3)}abc`)
  await yes.click()
  await expect(main.getByRole('alert')).toContainText('This link is not valid any more.')
  expect(await violationsOf(page)).toEqual([])
})

/** The link to unsubscribe in the mails to an address; empty before there is one. */
function stopLink(dataDir: string, to: string): string {
  const folder = join(dataDir, 'mail')
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(to))
  return (
    mails
      .flatMap((mail) => mail.match(/http:\/\/[^\s"]*\/account\/newsletter#unsubscribe[\w.-]+/) ?? [])
      .at(-1) ?? ''
  )
}
