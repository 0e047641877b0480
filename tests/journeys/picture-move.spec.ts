import type { Page } from '@playwright/test'
import { searchPath } from '#domain/region/links.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { cards, DESKTOP, visit } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use({ viewport: DESKTOP, ...WITHOUT_WORKER })

interface Move {
  /** How many pictures have the name, before and after the page changes. */
  readonly from: number
  readonly to: number
}

/** What moved since it was read last. */
function movesOf(page: Page): Promise<readonly Move[]> {
  return page.evaluate(() => (window as unknown as { moves: Move[] }).moves.splice(0))
}

test('moves the picture of a pressed card to the gallery, and nothing where motion is off (spec 2.4)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    const moves: Move[] = []
    Object.assign(window, { moves })
    const named = () =>
      [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'piece',
      ).length
    document.startViewTransition = (options) => {
      const update = typeof options === 'object' ? options?.update : options
      const types = typeof options === 'object' ? options?.types : undefined
      const move = { from: named(), to: 0 }
      moves.push(move)
      return start({
        types,
        update: async () => {
          await update?.()
          move.to = named()
        },
      } as never)
    }
  })
  await visit(page, searchPath('dress'))
  const card = cards(page).nth(9)
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const open = async () => {
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/products\//)
    await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible()
    return movesOf(page)
  }
  expect(await open()).toEqual([{ from: 1, to: 1 }])
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(await movesOf(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await open()).toEqual([])
})
