import type { Locator, Page } from '@playwright/test'
import { waitForGuard } from './click-guard.ts'
import { expect } from './fixtures.ts'

type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowRight'
  | 'ArrowLeft'
  | 'Enter'
  | 'Space'
  | 'Escape'

/** What a sighted keyboard user can see of the focus. */
interface FocusTarget {
  /** The element, in words for a failure; empty where no element has the focus. */
  readonly what: string
  /** Something is drawn around it. */
  readonly ringed: boolean
  /** The element that covers it; empty where none does. */
  readonly under: string
}

/** One key press; the focus must be visible afterwards. */
export async function press(page: Page, key: Key): Promise<FocusTarget> {
  await page.keyboard.press(key)
  return seen(page)
}

/**
 * The focused element has an outline or a shadow and is not covered, in particular by the sticky header (WCAG 2.4.7,
 * 2.4.11).
 */
export async function seen(page: Page): Promise<FocusTarget> {
  let target: FocusTarget | undefined
  // Polled: the scroll of a focus change comes a frame later, and rings and bars may be in transition.
  await expect
    .poll(async () => {
      target = await page.evaluate(focusTarget)
      return target.what === '' || (target.ringed && target.under === '') ? 'seen' : target
    })
    .toBe('seen')
  return target ?? { what: '', ringed: false, under: '' }
}

function focusTarget(): FocusTarget {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return { what: '', ringed: false, under: '' }
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  // A radio drawn as its choice has its ring on the label; a card's link on the whole card.
  const faces = [element, ...labels.filter((label) => label.contains(element))]
  const drawn = faces.flatMap((face) =>
    [null, '::before', '::after'].map((part) => getComputedStyle(face, part)),
  )
  const ringed = drawn.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
  )
  const large = faces
    .map((face) => face.getBoundingClientRect())
    .find((box) => box.width > 2 && box.height > 2)
  const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent
  const what = `${element.tagName.toLowerCase()} “${name.trim().slice(0, 60)}”`
  if (!large) return { what, ringed, under: 'nothing, it has no size' }
  const across = Math.min(Math.max(large.left + large.width / 2, 0), innerWidth - 1)
  const top = Math.max(large.top + 2, 1)
  const bottom = Math.min(large.bottom - 2, innerHeight - 1)
  const hits = (
    large.height > innerHeight ? [top] : [large.top + 2, (top + bottom) / 2, large.bottom - 2]
  ).map((down) => document.elementFromPoint(across, down))
  const over = hits.find((hit) => !faces.some((face) => face.contains(hit)))
  const under =
    over === undefined
      ? ''
      : over === null
        ? 'the edge of the window'
        : `<${over.tagName.toLowerCase()} class="${over.className}">`
  return { what, ringed, under }
}

const MOST_PRESSES = 120

/** Presses a key until the element has the focus; each stop in between must be visible. */
export async function walkTo(page: Page, to: Locator, key: Key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await hasFocus(to)) return
    await press(page, key)
  }
  throw new Error(`${MOST_PRESSES} times ${key} never reached ${String(to)}`)
}

async function hasFocus(locator: Locator): Promise<boolean> {
  return (
    (await locator.count()) > 0 &&
    (await locator.first().evaluate((element) => element === document.activeElement))
  )
}

/** A key press on a button that was pressed by `last`, once it takes clicks again. */
export async function pressAgain(page: Page, key: Key, last: number): Promise<void> {
  await waitForGuard(page, last)
  await page.keyboard.press(key)
}

/** Every stop of the page in one direction, each visible, until the focus leaves it. */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab', most = 400): Promise<string[]> {
  const stops: string[] = []
  for (let presses = 0; presses < most; presses++) {
    const { what } = await press(page, key)
    if (what === '') return stops
    stops.push(what)
  }
  throw new Error(`${most} times ${key} did not leave the page: ${stops.slice(-4).join(', ')}`)
}
