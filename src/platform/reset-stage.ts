import { kioskReset, setKioskReset } from './kiosk-tablet.ts'

const PATIENCE_MS = 1_500

/**
 * Loads `home` so that neither Back nor Forward leads to a page of whoever was here: goes to the first page of this
 * tab, makes it `home`, and begins anew from there, which cuts off everything after it. The first step may load another
 * document, so the start of each page goes on with it.
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

/** Pages of this site before this one; browsers that do not tell know only how many there are in all. */
function stepsBack(): number {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } }
  return navigation?.currentEntry?.index ?? history.length - 1
}
