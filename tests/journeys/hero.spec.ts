import type { Page } from '@playwright/test'
import { expect, test } from '../world/browser/fixtures.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** Phone upright and on its side, tablet, desktops, and a desktop at 200 %. */
const SCREENS = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
  [720, 450],
] as const

/** The words of the first view, line by line, and the picture that the garments hang in. */
async function firstView(page: Page) {
  return page.evaluate(async () => {
    // What follows the size of the window by script has followed.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const hero = document.querySelector('h1')?.closest('section')
    const picture = hero?.querySelector('picture')?.getBoundingClientRect()
    const action = hero?.querySelector('a')
    if (!hero || !picture || !action) throw new Error('the home page has no hero')
    const lines = [...hero.querySelectorAll('h1, p, a')].flatMap((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return [...range.getClientRects()]
    })
    const crossing = lines.filter(
      ({ left, right, top, bottom }) =>
        left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top,
    )
    return {
      lines: lines.length,
      crossing: crossing.map(({ left, top }) => `${Math.round(left)},${Math.round(top)}`),
      actionEnds: action.getBoundingClientRect().bottom + scrollY,
      // The rail and the arch are at the top of the drawing.
      shownFrom: getComputedStyle(hero.querySelector('img') ?? hero)
        .objectPosition.split(' ')[1]
        ?.replace('%', 'px'),
    }
  })
}

test('the text of the first view is beside or below the garments, on every screen and in every language', async ({
  page,
}) => {
  for (const path of ['/', '/zh', '/ja', '/fr']) {
    await page.goto(path)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      const { lines, crossing, actionEnds, shownFrom } = await firstView(page)
      const screen = `${path} at ${width}×${height}`
      expect(lines, screen).toBeGreaterThan(2)
      expect.soft({ crossing, shownFrom }, screen).toEqual({ crossing: [], shownFrom: '0px' })
      expect.soft(actionEnds, `the way in is in the first view of ${screen}`).toBeLessThanOrEqual(height)
    }
  }
})
