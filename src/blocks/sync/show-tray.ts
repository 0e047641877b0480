/** Marks the headings of trays: the page and the sync panel may show one each. */
export const TRAY = { 'data-tray': true } as const

/** Scrolls to the tray on the page or in the open panel; without one `onElsewhere` opens it. */
export function showTray(onElsewhere: () => void): void {
  // Under an open panel the page can be neither seen nor reached.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const tray = (modal ?? document).querySelector<HTMLElement>('[data-tray]')
  if (!tray) return onElsewhere()
  tray.scrollIntoView({ block: 'start' })
  tray.focus({ preventScroll: true })
}
