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
  const [target = NO_FOCUS] = await targetsOn(page, 'now')
  if (target.what !== '') expect(target).toMatchObject({ ringed: true, under: '' })
  return target
}

type Which = 'now' | 'forwards' | 'backwards'

const targetsOn = (page: Page, which: Which) => page.evaluate(focusTargets, which)

const NO_FOCUS: FocusTarget = { what: '', ringed: false, under: '' }

/**
 * The element that has the focus `now`, or every stop of the page, focused one after the other `forwards` or `backwards`:
 * one round trip instead of several for each of a hundred stops.
 */
async function focusTargets(which: Which): Promise<FocusTarget[]> {
  const targetOf = (element: Element | null): FocusTarget => {
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
  const isSeen = ({ what, ringed, under }: FocusTarget) => what === '' || (ringed && under === '')
  /** The scroll of a focus change comes a frame later, and rings and bars may be in transition. */
  const settled = async (targetNow: () => FocusTarget) => {
    const until = performance.now() + 5_000
    let target = targetNow()
    while (!isSeen(target) && performance.now() < until) {
      await new Promise(requestAnimationFrame)
      target = targetNow()
    }
    return target
  }
  if (which === 'now') return [await settled(() => targetOf(document.activeElement))]

  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !isPassedOver(element)
  /** Of a group of radios the Tab key stops at the chosen one, or at its first. */
  const isPassedOver = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    )
    return element !== (group.find(({ checked }) => checked) ?? group[0])
  }
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(isStop)
  const found: FocusTarget[] = []
  for (const element of which === 'forwards' ? stops : stops.toReversed()) {
    element.focus()
    found.push(await settled(() => targetOf(document.activeElement)))
  }
  return found
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
  return (await locator.and(locator.page().locator(':focus')).count()) > 0
}

/** A key press on a button that was pressed by `last`, once it takes clicks again. */
export async function pressAgain(page: Page, key: Key, last: number): Promise<void> {
  await waitForGuard(page, last)
  await page.keyboard.press(key)
}

const KEYS_PRESSED = 5

/** Every stop of the page in one direction, each of which must be visible, in the order in which the real key reaches the first. */
export async function everyStop(page: Page, direction: 'forwards' | 'backwards'): Promise<void> {
  const key = direction === 'forwards' ? 'Tab' : 'Shift+Tab'
  const pressed: string[] = []
  for (let presses = 0; presses < KEYS_PRESSED; presses++) pressed.push((await press(page, key)).what)
  // The focus that a script moves is drawn as by a key while a key was last.
  const stops = await targetsOn(page, direction)
  // The way back to the top comes and goes with the scroll.
  const reached = stops.map(({ what }) => what).filter((what) => pressed.includes(what))
  expect(reached.slice(0, KEYS_PRESSED)).toEqual(pressed)
  expect(stops.filter(({ ringed, under }) => !ringed || under !== '')).toEqual([])
  expect(stops.length).toBeGreaterThan(40)
}
