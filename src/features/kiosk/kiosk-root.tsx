import { useState } from 'react'
import { readTablet, requestedStore } from '#platform/kiosk/kiosk-tablet.ts'
import { KioskSetup } from './components/kiosk-setup.tsx'
import { KioskMode } from './components/kiosk-mode.tsx'

/** On a kiosk the kiosk itself; on a device that is being set up, the form for the code. */
export function Kiosk() {
  const [tablet] = useState(readTablet)
  const [requested] = useState(requestedStore)
  if (tablet) return <KioskMode tablet={tablet} />
  return requested === undefined ? null : <KioskSetup store={requested} />
}
