/** Id of the tray's heading. */
export const TRAY = 'needs-attention'

/** Scrolls to the tray on the page or in the open panel; without one `onElsewhere` opens it. */
export function showTray(onElsewhere: () => void): void {
  const tray = document.getElementById(TRAY)
  // Under an open panel the page can be neither seen nor reached.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!tray || (modal && !modal.contains(tray))) return onElsewhere()
  tray.scrollIntoView({ block: 'start' })
  tray.focus({ preventScroll: true })
}
