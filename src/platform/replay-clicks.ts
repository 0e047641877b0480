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

/**
 * Whether the click that is handled now is a tap from before the start of the app: the user saw the page as the server had
 * rendered it, which knows nothing of this device.
 */
export function isEarlyTap(): boolean {
  return isRepeated
}

/** Repeats the taps that the user made before the app had started, in order; called once the page is hydrated. */
export async function replayClicks(): Promise<void> {
  for (const { pressed, checked } of window.vandaEarlyTaps?.() ?? []) {
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
