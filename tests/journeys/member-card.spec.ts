import type { Page } from '@playwright/test'
import { readTillCode } from '#domain/account/till-code.ts'
import { violationsOf } from '../world/device/axe.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { anAccount, becomeMember, codeOf } from '../world/browser/own-account.ts'
import { readCode } from '../world/browser/tablet.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

// Without a network the card is a matter of member-offline.spec.ts.
test.use(WITHOUT_WORKER)

/** Requests and releases of the screen's wake lock, in order. */
const wakes = (page: Page) => page.evaluate(() => (window as unknown as { wakes: string[] }).wakes)

async function recordWakes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wakes: string[] = []
    Object.assign(window, { wakes })
    const request = async () => {
      wakes.push('request')
      return { released: false, release: async () => void wakes.push('release') }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}

const SIZES = [
  { at: '390 pixels @core', viewport: { width: 390, height: 844 } },
  { at: '1440 pixels', viewport: { width: 1440, height: 900 } },
]

for (const { at, viewport } of SIZES)
  test.describe(`at ${at}`, () => {
    test.use({ viewport })

    test('a member shows a code that scanners read, on a white screen that stays on (spec 2.14, 6)', async ({
      page,
      context,
      shop,
    }) => {
      const member = anAccount()
      await becomeMember({ context, shop }, member)
      const code = codeOf(shop, member)
      await recordWakes(page)
      await page.goto('/user/dashboard')
      const card = page.getByRole('region', { name: 'Your card' })
      await expect(card.getByText('Quenby Zabarsky')).toBeVisible()
      await expect(card.getByText(code.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
      const bars = card.getByRole('img', { name: 'Barcode of your member number' })
      await expect(bars).toBeVisible()
      expect(await readCode(bars, 'Code128')).toBe(code)
      expect(await violationsOf(page)).toEqual([])

      const show = card.getByRole('button', { name: 'Show at the till' })
      await show.focus()
      await page.keyboard.press('Enter')
      const screen = page.getByRole('dialog', { name: 'Your card' })
      const qr = screen.getByRole('img', { name: 'QR code of your member number' })
      await expect(qr).toBeInViewport({ ratio: 1 })
      const large = screen.getByRole('img', { name: 'Barcode of your member number' })
      await expect(large).toBeInViewport({ ratio: 1 })
      expect(await readCode(qr, 'QRCode')).toBe(code)
      expect(await readCode(large, 'Code128')).toBe(code)
      // Whole pixels for each module, the quiet zones among them.
      expect(((await large.boundingBox())?.width ?? 0) % 143).toBe(0)
      expect(await violationsOf(page)).toEqual([])
      await expect.poll(() => wakes(page)).toEqual(['request'])

      // Beside the number: the code that changes every 30 seconds (trust.md S13).
      await screen.getByRole('tab', { name: 'Your number' }).focus()
      await page.keyboard.press('ArrowRight')
      const rotating = screen.getByRole('img', { name: /^QR code to use your points/ })
      await expect(rotating).toBeInViewport({ ratio: 1 })
      await expect(large).toBeHidden()
      expect(readTillCode(await readCode(rotating, 'QRCode'))).toMatchObject({ memberCode: code })
      await expect(screen.getByText(/^A new code in \d+ s$/)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(screen).toBeHidden()
      await expect(show).toBeFocused()
      await expect.poll(() => wakes(page)).toEqual(['request', 'release'])
    })
  })

test('the code stays black on white in a dark theme and in forced colours', async ({
  page,
  context,
  shop,
}) => {
  const member = anAccount()
  await becomeMember({ context, shop }, member)
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Show at the till' }).click()
  const screen = page.getByRole('dialog', { name: 'Your card' })
  for (const [name, format] of [
    ['QR code of your member number', 'QRCode'],
    ['Barcode of your member number', 'Code128'],
  ] as const) {
    const picture = screen.getByRole('img', { name })
    await expect(picture).toBeVisible()
    const { color, backgroundColor } = await picture.evaluate((svg) => {
      const { color, backgroundColor } = getComputedStyle(svg)
      return { color, backgroundColor }
    })
    expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    expect(await readCode(picture, format)).toBe(codeOf(shop, member))
  }
})
