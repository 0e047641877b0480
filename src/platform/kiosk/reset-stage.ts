import { kioskReset, setKioskReset } from './kiosk-tablet.ts'

const PATIENCE_MS = 1_500

/**
 * Loads `home` so that neither Back nor Forward leads to a page of the previous visitor: goes to the first page of this
 * tab, replaces it by `home`, and navigates from there, which cuts off all later entries. The first step may load
 * another document, so the start of each page continues the reset.
 */
export function resetStage(home: string): void {
  const steps = stepsBack()
  if (kioskReset() !== 'here' && steps > 0) {
    setKioskReset('here')
    const arrive = () => begin(home)
    addEventListener('popstate', arrive, { once: true })
    setTimeout(arrive, PATIENCE_MS)
    history.go(-steps)
    return
  }
  begin(home)
}

function begin(home: string): void {
  setKioskReset('clean')
  history.replaceState(null, '', home)
  history.pushState(null, '', home)
  location.reload()
}

/** Pages of this site before this one; browsers without the Navigation API know only the total. */
function stepsBack(): number {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } }
  return navigation?.currentEntry?.index ?? history.length - 1
}
