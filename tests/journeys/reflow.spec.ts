import { searchPath } from '#domain/region/links.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { addFromPage, findPieces } from '../world/browser/shopping.ts'
import { clothing, settled } from '../world/browser/visiting.ts'
import { WITHOUT_WORKER } from '../world/browser/without-worker.ts'

test.use(WITHOUT_WORKER)

/** A window of 1440 by 900 px at 200 and at 400 % zoom, and the narrowest phone upright. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 360, height: 225 },
  { width: 320, height: 640 },
]

/**
 * How many of a hundred lines of the window what stays while it scrolls leaves no room for, and what hides its focus. The
 * way back to the top moves off the controls a fifth of a second after a scroll: only what stays hidden counts.
 */
async function coveredBy(): Promise<{ readonly covered: number; readonly hidden: readonly string[] }> {
  const dialog = document.querySelector('dialog:modal')
  const top = dialog ?? document.documentElement
  // Asked of every ancestor of a hundred lines and of sixty controls: each answer is kept.
  const known = new Map<Element, boolean>()
  const stays = (element: Element | null): boolean => {
    if (element === null || element === top) return false
    const found =
      known.get(element) ??
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement))
    known.set(element, found)
    return found
  }
  const lines = Array.from({ length: 100 }, (_, line) =>
    stays(document.elementFromPoint(innerWidth / 2, ((line + 0.5) / 100) * innerHeight)),
  )
  // Of a dialog the part that scrolls counts, which may be all of it.
  const parts = [...(dialog?.querySelectorAll('*') ?? [])].filter(
    (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight,
  )
  const rooms = parts.map((part) => part.clientHeight / (dialog?.clientHeight ?? innerHeight))
  const inDialog = rooms.length > 0 ? 50 * (1 - Math.max(...rooms)) : 0
  // What a bar leaves between itself and its edge is no room either.
  const covered = dialog
    ? inDialog
    : lines.lastIndexOf(true, 49) + 1 + (lines.includes(true, 50) ? 100 - lines.indexOf(true, 50) : 0)
  const isHidden = (element: HTMLElement) => {
    element.focus()
    const face = element.closest('label') ?? element
    const { left, top, right, bottom } = face.getBoundingClientRect()
    const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2
    const spots = [0.1, 0.5, 0.9].map(
      (part) =>
        [
          middle(left, right, innerWidth),
          Math.min(Math.max(top + (bottom - top) * part, 1), innerHeight - 1),
        ] as const,
    )
    return (
      document.activeElement === element &&
      spots.every(([x, y]) => stays(document.elementFromPoint(x, y)) && !stays(face))
    )
  }
  const controls = [
    ...top.querySelectorAll<HTMLElement>(
      'main :is(a, button, select, input), :scope:is(dialog) :is(a, button, select, input)',
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"]'),
    )
    .slice(0, 60)
  const hidden: string[] = []
  // One after the other, as by the Tab key: where a control comes to stand depends on the one before it.
  for (const element of controls) {
    const until = performance.now() + 2_000
    while (isHidden(element) && performance.now() < until) await new Promise(requestAnimationFrame)
    if (isHidden(element)) hidden.push(element.getAttribute('aria-label') ?? element.textContent)
  }
  return { covered, hidden }
}

test('no screen scrolls sideways, from the narrowest phone to the widest desk, nor do bars cover more than a third of a low window or what has the focus (WCAG 1.4.10, 2.4.11)', async ({
  page,
  context,
  shop,
}) => {
  const [piece] = await findPieces(shop, 1)
  const { path } = await clothing(shop)
  await addFromPage(page, piece)
  const wide: string[] = []
  const covered: string[] = []
  const screens: (readonly [string, open?: () => Promise<unknown>])[] = [
    ['/'],
    [path],
    ['/collections/silk-edit'],
    [searchPath('dress')],
    [piece.card.baseUrl],
    [piece.card.baseUrl, () => page.getByRole('button', { name: 'Find my size' }).first().click()],
    [
      `${searchPath('dress')}?quick=${piece.card.spuCode}`,
      () => page.getByRole('button', { name: 'Find my size' }).waitFor(),
    ],
    ['/cart'],
    ['/checkout-guest'],
    ['/user/wishlist'],
    ['/no-such-page'],
  ]
  for (const [screen, open] of screens) {
    await page.goto(screen)
    await settled(page)
    await open?.()
    const widths = open ? [] : [390, 768, 1024, 1025, 1440, 1920].map((width) => ({ width, height: 900 }))
    for (const size of [...widths, ...ZOOMED]) {
      await page.setViewportSize(size)
      const where = `${screen}${open ? ', opened' : ''} at ${size.width} by ${size.height}`
      const over = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        scrollTo({ left: 1_000, behavior: 'instant' })
        const [page, dialog] = [document.documentElement, document.querySelector('dialog:modal')]
        return [scrollX, ...[page, dialog].map((part) => (part ? part.scrollWidth - part.clientWidth : 0))]
      })
      if (over.some((px) => px > 0)) wide.push(`${where}: ${over.join(', ')} px`)
      if (!ZOOMED.includes(size)) continue
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      const found = await page.evaluate(coveredBy)
      if (found.covered > 100 / 3 || found.hidden.length > 0)
        covered.push(`${where}: ${found.covered} %, ${found.hidden.join(', ')}`)
    }
  }
  await page.setViewportSize({ width: 720, height: 450 })
  for (const screen of [path, piece.card.baseUrl]) {
    await page.goto(screen)
    await context.setOffline(true)
    await expect(page.getByText('You’re offline.').first()).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
    const found = await page.evaluate(coveredBy)
    if (found.covered > 100 / 3) covered.push(`${screen} without a network: ${found.covered} %`)
    await context.setOffline(false)
  }
  expect(wide).toEqual([])
  expect(covered).toEqual([])
})
