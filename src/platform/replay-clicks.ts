declare global {
  interface Window {
    /** Set by the page's own script (server/http/page-start.ts): what was tapped so far; from then on nothing more is kept. */
    vandaEarlyTaps?: () => readonly HTMLButtonElement[]
  }
}

/** Does what the shopper has tapped while the app was still on its way, in their order; called once the page is hydrated. */
export function replayClicks(): void {
  for (const button of window.vandaEarlyTaps?.() ?? []) if (button.isConnected) button.click()
}
