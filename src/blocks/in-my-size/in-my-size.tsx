import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useReportSave } from '../sync/use-report-save.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { wasSyncUsed } from '#sync/open-sync.ts'
import { rememberMySizes } from '#sync/sizes/use-my-sizes.ts'
import { ownBody } from '#domain/sizing/own-body.ts'
import { LengthChoice } from '../size-guide/length-choice.tsx'
import { WeightChoice } from '../size-guide/weight-choice.tsx'
import { MySizesForm } from '../size-guide/my-sizes-form.tsx'
import type { SizeChange } from '../size-guide/typed-sizes.ts'
import { useSizeHabits, type SizeHabits } from '../size-guide/use-size-habits.ts'
import { FittingRoom, type FittingRoomProps } from './fitting-room.tsx'
import { Waiting } from './waiting.tsx'
import css from './in-my-size.module.css'

export type InMySizeProps = Omit<FittingRoomProps, 'habits' | 'body' | 'onEdit' | 'takesFocus'> & {
  readonly onClose: () => void
}

/** A piece at true scale on the user's own outline; asks for the measurements first where there are none. */
export function InMySize({ onClose, ...room }: InMySizeProps) {
  const habits = useSizeHabits()
  const [editing, setEditing] = useState(false)
  /** The form had the focus, and is gone. */
  const [wasForm, setWasForm] = useState(false)
  const { sizes, mine } = habits
  const body = ownBody(mine)
  if (sizes.status === 'failed') {
    return (
      <Dialog.Body>
        <Notice tone="warn" role="alert">
          <Trans>Your measures could not be read on this device just now.</Trans>
        </Notice>
      </Dialog.Body>
    )
  }
  // A device that was never used has nothing to read.
  if (sizes.status !== 'ready' && wasSyncUsed()) return <Waiting />
  if (editing || !body) {
    const leave = () => {
      setEditing(false)
      setWasForm(true)
    }
    return <Measures habits={habits} isNew={!body} onSaved={leave} onCancel={body ? leave : onClose} />
  }
  return (
    <FittingRoom {...room} habits={habits} body={body} takesFocus={wasForm} onEdit={() => setEditing(true)} />
  )
}

type MeasuresProps = {
  readonly habits: SizeHabits
  /** Nothing that can be drawn was entered before. */
  readonly isNew: boolean
  readonly onSaved: () => void
  readonly onCancel: () => void
}

function Measures({ habits, isNew, onSaved, onCancel }: MeasuresProps) {
  const report = useReportSave()
  async function save(change: SizeChange) {
    if (await report(rememberMySizes(change, habits.chosen))) onSaved()
  }
  return (
    <Dialog.Body className={css.measures}>
      {isNew && (
        <p>
          <Trans>Tell us your measurements and see it on your outline in every size.</Trans>
        </p>
      )}
      <div className={css.units}>
        <LengthChoice habits={habits} />
        <WeightChoice habits={habits} />
      </div>
      <MySizesForm
        recorded={habits.mine}
        bra={habits.bra}
        habits={habits}
        onSave={save}
        onCancel={onCancel}
      />
    </Dialog.Body>
  )
}
