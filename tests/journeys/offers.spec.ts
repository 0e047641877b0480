import type { Page } from '@playwright/test'
import { violationsOf } from '../world/device/axe.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { cards, clothing, PHONE, visit } from '../world/browser/visiting.ts'
import { OWN_CONTEXT, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: PHONE, ...WITHOUT_WORKER })

/** The browser reports that the shop can be installed; returns whether its own strip stays away. */
function canInstall(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = () => {
      document.title = 'prompted'
      return Promise.resolve({ outcome: 'dismissed' })
    }
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })
}

/** What has moved of the page itself since it was opened; a toast comes down when what it stood on goes. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { moved: 0 })
    const ofPage = ({ node }: { node?: Node | null }) =>
      !!node?.parentElement?.closest('main, header, footer') || node?.nodeName === 'MAIN'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Node | null }[]
      })[])
        if (entry.sources.some(ofPage)) seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: number }).moved)

test('the app is offered after a wish, in a strip that moves nothing, and not again once it is sent away (decision 0119)', async ({
  page,
  shop,
}) => {
  await watchShifts(page)
  const { path } = await clothing(shop)
  await visit(page, path)
  expect(await canInstall(page)).toBe(true)
  const strip = page.getByRole('complementary', { name: 'Vanda as an app' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(strip).toHaveCount(0)

  const before = await moved(page)
  await cards(page)
    .first()
    .getByRole('button', { name: /wishlist/i })
    .click()
  await expect(strip).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await strip.getByRole('button', { name: 'Not now' }).focus()
  await page.keyboard.press('Enter')
  await expect(strip).toHaveCount(0)
  expect((await moved(page)) - before).toBeLessThan(0.001)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Install the app' }).click()
  await expect(page).toHaveTitle('prompted')
  await expect(page.getByRole('button', { name: 'Install the app' })).toHaveCount(0)
})

test.describe('on iOS', () => {
  test.use({
    ...OWN_CONTEXT,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
  })

  test('a second visit offers the two steps to the home screen, once, drawn (decision 0119)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { standalone: false })
      if (!localStorage.getItem('vanda-visit'))
        localStorage.setItem('vanda-visit', JSON.stringify({ number: 1, seenAt: 0, isSpent: true }))
    })
    await visit(page, '/')
    const strip = page.getByRole('complementary', { name: 'Vanda as an app' })
    await page.keyboard.press('Tab')
    await strip.getByRole('button', { name: 'Show me how' }).click()
    const steps = page.getByRole('dialog', { name: 'Install the app' })
    await expect(steps.getByRole('listitem')).toHaveText([/Tap Share/, /Add to Home Screen/])
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(steps).toBeHidden()
    await expect(strip).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('vanda-keep-offers'))).toContain(
      '"stepsOffered":true',
    )
    await visit(page, '/this-device')
    await page.getByRole('button', { name: 'Install the app' }).click()
    await expect(steps).toBeVisible()
  })
})

test.describe('in Japan', () => {
  test.use({ ...OWN_CONTEXT, timezoneId: 'Asia/Tokyo', locale: 'ja-JP' })

  test('the first visit names the nearer shop, leads nowhere by itself, and remembers who stays (spec 1)', async ({
    page,
    shop,
  }) => {
    const { path } = await clothing(shop, 'ja')
    await visit(page, `/ja${path}?color=black&price=50-90`)
    const line = page.getByRole('complementary', { name: 'お近くのショップ' })
    await page.keyboard.press('Tab')
    await expect(line).toContainText('日本のショップのほうがお近くです。価格はJPYで表示されます。')
    const { protocol, host } = new URL(shop.url)
    const address = await line.getByRole('link').getAttribute('href')
    expect(decodeURI(address ?? '')).toBe(decodeURI(`${protocol}//jp.${host}/ja${path}?color=black`))
    expect(await violationsOf(page)).toEqual([])
    await line.getByRole('button', { name: 'このまま見る' }).click()
    await expect(line).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('vanda-keep-offers'))).toContain('"staysHere":true')
  })
})
