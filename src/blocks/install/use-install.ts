import { useSnapshot } from 'valtio'
import { canAddToHomeScreen } from '#domain/offers/add-to-home-screen.ts'
import type { InstallWay } from '#domain/offers/visit-offer.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { installState, iosStandalone, isInstalledApp, openInstallPrompt } from '#platform/install-prompt.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { saveOfferAnswer } from '#preferences/visit.ts'
import { openOverlay } from '../overlays.ts'

/** How this browser can install the shop, and the press that does it. A tablet of a store is installed by its staff. */
export function useInstall(): { readonly way: InstallWay; readonly install: () => void } {
  const { ready, done } = useSnapshot(installState)
  const hydrated = useHydrated()
  const way = hydrated && !inKiosk() ? wayOf(ready, done) : 'none'
  return { way, install: () => void (way === 'prompt' ? prompt() : openOverlay('install')) }
}

function wayOf(ready: boolean, done: boolean): InstallWay {
  if (done || isInstalledApp()) return 'installed'
  if (ready) return 'prompt'
  const { userAgent } = navigator
  return canAddToHomeScreen({ standalone: iosStandalone(), userAgent }) ? 'steps' : 'none'
}

async function prompt(): Promise<void> {
  if ((await openInstallPrompt()) === 'dismissed') saveOfferAnswer({ declinedAt: Date.now() })
}
