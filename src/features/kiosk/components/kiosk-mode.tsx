import { useCallback, useState } from 'react'
import type { StoredTablet } from '#platform/kiosk/kiosk-tablet.ts'
import { finishKioskReset, endVisit } from '#commands/kiosk-calls.ts'
import { CardDialog } from './card-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { IdleWarning } from './idle-warning.tsx'
import { KioskBar } from './kiosk-bar.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OutsideDialog } from './outside-dialog.tsx'
import { useIdle } from '../use-idle.ts'
import { useInside } from '../use-inside.ts'
import { useRestWork } from '../use-rest-work.ts'
import { useKioskDocument } from '../use-kiosk-document.ts'
import { useScanner } from '../use-scanner.ts'

type KioskDialog = 'hand-over' | 'leave' | undefined

/**
 * A tablet in a store: visitors follow each other, and no data of the last one remains (decision 0020, trust.md S29).
 */
export function KioskMode({ tablet }: { readonly tablet: StoredTablet }) {
  const [requested, setRequested] = useState<KioskDialog>()
  const [outside, setOutside] = useState<string>()
  const done = useCallback(() => void endVisit(), [])
  const { idle, stay } = useIdle({ over: done, home: () => void finishKioskReset(), atRest: useRestWork() })
  useKioskDocument(tablet)
  useInside(setOutside)
  useScanner()
  const close = () => setRequested(undefined)
  return (
    <>
      <KioskBar
        store={tablet.name}
        onHandOver={() => setRequested('hand-over')}
        onStaff={() => setRequested('leave')}
        onDone={done}
      />
      <HandOverDialog open={requested === 'hand-over'} onClose={close} />
      <LeaveDialog open={requested === 'leave'} onClose={close} />
      <CardDialog />
      <OutsideDialog address={outside} onClose={() => setOutside(undefined)} />
      <IdleWarning
        secondsLeft={idle.state === 'warning' ? idle.secondsLeft : undefined}
        onStay={stay}
        onDone={done}
      />
    </>
  )
}
