import type { Page } from '@playwright/test'
import { searchPath } from '#domain/region/links.ts'
import { expect, test } from './fixtures.ts'
import { cards, DESKTOP, visit } from './visiting.ts'
import { WITHOUT_WORKER } from './without-worker.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

interface Move {
  /** Whose pictures are named, before and after the page changes: of a card's piece, or of the gallery. */
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** What moved since it was read last; each transition of the browser is noted. */
function movesOf(page: Page): Promise<readonly Move[]> {
  return page.evaluate(() => (window as unknown as { moves: Move[] }).moves.splice(0))
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    const moves: { from: string[]; to: string[] }[] = []
    Object.assign(window, { moves, pace: 100 })
    // A clock on which this machine is never late, until the journey says otherwise.
    const now = performance.now.bind(performance)
    performance.now = () => now() / Number(Reflect.get(window, 'pace'))
    ViewTransition.prototype.skipTransition = () => {}
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('main *, dialog *')]
        .filter(({ style }) => style.viewTransitionName === 'piece')
        .map((element) =>
          element.closest('[data-lead]')
            ? 'gallery'
            : (element.closest('article')?.querySelector('h3')?.textContent ?? ''),
        )
    document.startViewTransition = (update) => {
      const move = { from: named(), to: [] as string[] }
      moves.push(move)
      return start(async () => {
        if (typeof update === 'function') await update()
        move.to = named()
      })
    }
  })
})

test('the picture of a piece moves from its card to the gallery and back to the card, and the list stays where it was (spec 2.4)', async ({
  page,
}) => {
  await visit(page, searchPath('dress'))
  const card = cards(page).nth(9)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(100)

  async function thereAndBack(onThePage: () => Promise<unknown> = async () => {}): Promise<readonly Move[]> {
    await card.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const there = await movesOf(page)
    await onThePage()
    await page.goBack()
    await expect(card).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(at)
    return [...there, ...(await movesOf(page))]
  }

  const there = { from: [name], to: ['gallery'] }
  // What moves is loaded once the list has come to rest.
  await expect.poll(() => thereAndBack()).toEqual([there, { from: ['gallery'], to: [name] }])
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
  const readOn = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await thereAndBack(readOn)).toEqual([there])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await thereAndBack()).toEqual([])

  // A page that comes after 300 ms is shown as it is.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => Object.assign(window, { pace: 1 }))
  await page.route('**/api/products/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await cards(page).nth(10).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  expect(await movesOf(page)).toEqual([])
})
