import { useCallback, useState } from 'react'
import type { KeptTablet } from '#platform/kiosk-mode.ts'
import { arriveHome, endTurn } from '#data/kiosk.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { KioskBar } from './kiosk-bar.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OutsideDialog } from './outside-dialog.tsx'
import { useIdle } from './use-idle.ts'
import { useInside } from './use-inside.ts'
import { useKioskDocument } from './use-kiosk-document.ts'
import { useScanner } from './use-scanner.ts'

type Asked = 'hand-over' | 'leave' | undefined

/** A tablet in a store: one person after the other, and nothing of the last one (experience.md C5, trust.md S29). */
export function KioskMode({ tablet, atRest }: { readonly tablet: KeptTablet; readonly atRest: () => void }) {
  const [asked, setAsked] = useState<Asked>()
  const [outside, setOutside] = useState<string>()
  const done = useCallback(() => void endTurn(), [])
  const { idle, stay } = useIdle({ over: done, home: () => void arriveHome(), atRest })
  useKioskDocument(tablet)
  useInside(setOutside)
  useScanner()
  const close = () => setAsked(undefined)
  return (
    <>
      <KioskBar
        store={tablet.name}
        onHandOver={() => setAsked('hand-over')}
        onStaff={() => setAsked('leave')}
        onDone={done}
      />
      <HandOverDialog open={asked === 'hand-over'} onClose={close} />
      <LeaveDialog open={asked === 'leave'} onClose={close} />
      <OutsideDialog address={outside} onClose={() => setOutside(undefined)} />
      <IdleWarning
        secondsLeft={idle.state === 'warning' ? idle.secondsLeft : undefined}
        onStay={stay}
        onDone={done}
      />
    </>
  )
}
