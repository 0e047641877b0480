declare global {
  interface Window {
    /** Set by the page's own script (server/http/page-start.ts): returns the clicks so far and stops recording. */
    vandaEarlyTaps?: () => readonly HTMLButtonElement[]
  }
}

/** Repeats the clicks that the user made before the app had started, in order; called once the page is hydrated. */
export function replayClicks(): void {
  for (const button of window.vandaEarlyTaps?.() ?? []) if (button.isConnected) button.click()
}
