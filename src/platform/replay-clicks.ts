import { EARLY_PRESS_TARGETS } from '#contract/early-press.ts'
import { yieldToMain } from './yield-to-main.ts'

interface EarlyTap {
  readonly pressed: HTMLButtonElement | HTMLInputElement
  /** Of a radio button or a checkbox, after the tap. */
  readonly checked?: boolean
}

declare global {
  interface Window {
    /** Set by the page's own script (server/http/page-start.ts): returns the taps so far and stops recording. */
    vandaEarlyTaps?: () => readonly EarlyTap[]
  }
}

/** A part of the page that waits for its hydration takes it with the first press, and the press with the next one. */
const MOST_TRIES = 5

let isRepeated = false

/** Taps that the app has not handled. */
const taps: EarlyTap[] = []

const dispatched = new WeakSet<Event>()

/** React dispatches this click to the app; called before any handler of a part. */
export function noteDispatched(click: Event): void {
  dispatched.add(click)
}

/**
 * Takes over from the page's own script, once React listens to the document: from then on it hydrates a pressed part within
 * the press and handles it. A tap is only kept where React could not. That of a radio button or a checkbox is kept in any
 * case: the browser changes the box before React has seen it, and a repetition sets the same again.
 */
export function keepUnhandledTaps(): void {
  taps.push(...(window.vandaEarlyTaps?.() ?? []))
  // React's own listener, on the same node, comes first.
  document.addEventListener('click', keepTap, true)
}

function keepTap(click: MouseEvent): void {
  const pressed =
    click.target instanceof Element &&
    click.target.closest<HTMLButtonElement | HTMLInputElement>(EARLY_PRESS_TARGETS)
  if (!pressed) return
  if (pressed instanceof HTMLInputElement) taps.push({ pressed, checked: pressed.checked })
  else if (!dispatched.has(click)) {
    click.preventDefault()
    taps.push({ pressed })
  }
}

/**
 * Whether the click that is handled now is a tap from before the start of the app: the user saw the page as the server had
 * rendered it, which knows nothing of this device.
 */
export function isEarlyTap(): boolean {
  return isRepeated
}

/** Repeats the taps that the user made before the app could handle them, in order; called once the page is hydrated. */
export async function replayClicks(): Promise<void> {
  document.removeEventListener('click', keepTap, true)
  for (const { pressed, checked } of taps.splice(0)) {
    if (!pressed.isConnected) continue
    if (pressed instanceof HTMLInputElement && checked !== undefined) await check(pressed, checked)
    else press(pressed)
  }
}

/** A click is handled before `click` returns. */
function press(button: HTMLButtonElement | HTMLInputElement): void {
  isRepeated = true
  button.click()
  isRepeated = false
}

/** React hears of a change only, and has not seen that of the tap: the box gets its earlier state before it is pressed. */
async function check(box: HTMLInputElement, checked: boolean): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    box.checked = !checked
    box.click()
    await yieldToMain()
    if (box.checked === checked) return
  }
}
