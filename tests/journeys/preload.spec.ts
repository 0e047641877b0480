import type { Page } from '@playwright/test'
import { INTENT_MS } from '#app/intent-preloads.ts'
import { comeBack, expect, goOffline, test } from './fixtures.ts'
import { cards, DESKTOP, PHONE, visit } from './visiting.ts'
import { WITHOUT_WORKER } from './without-worker.ts'

test.use(WITHOUT_WORKER)

/** Calls of the API for what pages show, as they are made. */
function calls(page: Page, read = ({ pathname }: URL) => pathname): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^\/api\/(products\/|product\/cards|seo|category|collection)/.test(url.pathname)) made.push(read(url))
  })
  return made
}

const productCall = (address: string) => `/api/products/${/[A-Z0-9]+$/i.exec(new URL(address).pathname)?.[0]}`

async function addressOf(page: Page, at: number): Promise<string> {
  return cards(page)
    .nth(at)
    .getByRole('link')
    .evaluate((link) => (link as HTMLAnchorElement).href)
}

/** A timer that is set after the one of a link, and takes longer, ends behind it. */
const isIntended = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), INTENT_MS + 20)

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a pointer that rests on a card preloads its page, one at a time, and the press asks for nothing again', async ({
    page,
  }) => {
    await visit(page, '/search/dress.html')
    const [first, second, third] = await Promise.all([0, 1, 2].map((at) => addressOf(page, at)))
    const made = calls(page)
    const addresses = calls(page, ({ href }) => href)
    // The first answer is on its way as long as the test wants.
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const isFirst = ({ pathname }: URL) => pathname === productCall(first ?? '')
    await page.route(isFirst, async (route) => {
      await held
      await route.continue()
    })
    const rest = async (at: number) => {
      await cards(page).nth(at).getByRole('link').hover()
      await isIntended(page)
    }
    await rest(0)
    await expect.poll(() => made).toContain(productCall(first ?? ''))
    await rest(1)
    await rest(2)
    answer()
    await expect.poll(() => made).toContain(productCall(third ?? ''))
    expect(made).not.toContain(productCall(second ?? ''))

    await cards(page).nth(2).getByRole('link').click()
    await expect(page).toHaveURL(third ?? '')
    await expect(page.getByRole('button', { name: 'Add to wishlist', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeAttached()
    expect(addresses).toHaveLength(new Set(addresses).size)
  })

  test('the focus on an entry of the menu preloads its list', async ({ page }) => {
    await visit(page, '/')
    const made = calls(page)
    await page.getByRole('navigation').getByRole('link').first().focus()
    await expect.poll(() => made.length).toBeGreaterThan(0)
  })

  test('nothing is preloaded without a network, or where the user saves data', async ({ page, context }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await visit(page, '/search/dress.html')
    const [first, second, third] = await Promise.all([0, 1, 2].map((at) => addressOf(page, at)))
    const made = calls(page)
    const rest = async (at: number) => {
      const link = cards(page).nth(at).getByRole('link')
      await link.hover()
      await link.focus()
      await isIntended(page)
    }
    await rest(0)
    await page.evaluate(() => Reflect.set(Reflect.get(navigator, 'connection') as object, 'saveData', false))
    await goOffline(context)
    await rest(1)
    await comeBack(context)
    await rest(2)
    await expect.poll(() => made).toContain(productCall(third ?? ''))
    expect(made).not.toContain(productCall(first ?? ''))
    expect(made).not.toContain(productCall(second ?? ''))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a finger that scrolls the list preloads nothing', async ({ page, context }) => {
    await page.clock.install()
    await visit(page, '/search/dress.html')
    const made = calls(page)
    const box = await cards(page).first().boundingBox()
    const finger = await context.newCDPSession(page)
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 160]
    // The time of a rest stands still meanwhile: a busy machine takes longer than that for one move.
    await page.clock.pauseAt(Date.now() + 1_000)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (const by of [20, 60, 120, 180])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - by }] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.clock.runFor(INTENT_MS + 20)
    await page.clock.resume()
    // A finger that stays preloads the piece that it is on.
    const link = cards(page).nth(2).getByRole('link')
    const touched = await addressOf(page, 2)
    await link.tap()
    await expect.poll(() => made).toContain(productCall(touched))
    const products = made.filter((call) => call.startsWith('/api/products/'))
    expect(products).toEqual([productCall(touched)])
  })
})
