import { expect, goOffline, waitUntilStored, test } from '../world/browser/fixtures.ts'
import { DESKTOP, visit } from '../world/browser/visiting.ts'
import { WITH_WORKER, WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

test('a countdown in the banner ticks, stands still with it, and keeps to its 40 pixels (spec 2.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/')
  const banner = page.getByRole('complementary')
  const timer = banner.getByRole('timer', { includeHidden: true })
  // Reduced motion, so that the bar starts paused: the countdown shows minutes.
  await expect(timer).toHaveText(/^\d\d Hours \d\d Mins 00 Secs ?$/)
  await expect(timer).toHaveAttribute('aria-live', 'off')
  await banner.getByRole('button').click()
  const first = await timer.textContent()
  await expect(timer).not.toHaveText(first ?? '')
  await banner.getByRole('button').click()
  await expect(timer).toHaveText(/ 00 Secs ?$/)
  const message = timer.locator('xpath=ancestor::li')
  const { inside, bar } = await message.evaluate((item) => {
    const range = document.createRange()
    range.selectNodeContents(item)
    const { width, height } = range.getBoundingClientRect()
    return { inside: { width, height }, bar: item.getBoundingClientRect().height }
  })
  expect(bar).toBe(40)
  expect(inside.height).toBeLessThanOrEqual(40)
  expect(inside.width).toBeLessThanOrEqual(320)
})

test('the messages of the banner move up every 3 s, one in its 40 px at a time (spec 2.7, 9.4)', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  const banner = page.getByRole('complementary')
  const hold = banner.getByRole('button')
  await page.clock.pauseAt(new Date(Date.now() + 600_000))
  // Reduced motion, so that the bar starts paused; pointer and focus hold it, too.
  await hold.click()
  await page.mouse.move(700, 800)
  await hold.blur()
  const bar = await banner.boundingBox()
  expect(bar?.height).toBe(40)
  /** Indexes of the messages within the bar. */
  const shown = () =>
    banner.locator('ul > li').evaluateAll((items) => {
      const { top, bottom } = (items[0]?.closest('aside') ?? document.body).getBoundingClientRect()
      const within = items.map((item) => item.getBoundingClientRect())
      return within.flatMap((box, index) =>
        box.top > top - 1 && box.bottom < bottom + 1 && box.height === 40 ? [index] : [],
      )
    })
  await expect.poll(shown).toEqual([0])
  for (const next of [1, 2]) {
    await page.clock.runFor(2_990)
    expect(await shown()).toEqual([next - 1])
    await page.clock.runFor(10)
    await expect.poll(shown).toEqual([next])
  }
})

test.describe('with the worker', () => {
  test.use(WITH_WORKER)

  test('the banner promises the same words before and after the app wakes, and keeps them without a network (spec 2.7)', async ({
    page,
    context,
  }) => {
    const standing = async () => {
      const html = await (await page.request.get('/fr')).text()
      return /<aside[^>]*>.*?<p\b[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')
    }
    await visit(page, '/fr')
    const messages = page.getByRole('complementary').getByRole('listitem')
    await expect(messages).toHaveCount(4)
    const online = await messages.allTextContents()
    expect(online[0]).toBe(await standing())
    expect(online[0]).toBe('Livraison offerte dès 129\u00a0S$')
    expect(online.join(' ')).not.toMatch(/Buy \d|% off/)

    await waitUntilStored(page)
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
      .toContain('Livraison offerte')
    await goOffline(context)
    await page.goto('/fr')
    // The offline strip takes the place of the bar; its messages are there when the network is back.
    await expect(page.getByRole('complementary')).toBeHidden()
    const stored = page.locator('aside').getByRole('listitem', { includeHidden: true })
    await expect(stored).toHaveCount(4)
    expect((await stored.allTextContents()).slice(0, 3)).toEqual(online.slice(0, 3))
  })
})
