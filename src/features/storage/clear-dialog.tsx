import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Kept } from '#data/kept-here.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { usePartNames } from './part-names.ts'

interface ClearDialogProps {
  readonly parts: readonly Kept[] | undefined
  /** Changes that go with them without the shop having heard of them. */
  readonly waiting: number
  readonly onClear: (parts: readonly Kept[]) => Promise<void>
  readonly onClose: () => void
}

/** Asks before anything is cleared, and names first what the shop has not heard of yet. */
export function ClearDialog({ parts, waiting, onClear, onClose }: ClearDialogProps) {
  const { t } = useLingui()
  const names = usePartNames()
  const [clearing, setClearing] = useState(false)

  function onConfirm() {
    if (!parts) return
    setClearing(true)
    void onClear(parts).finally(() => setClearing(false))
  }

  return (
    <Dialog.Root
      open={parts !== undefined}
      onClose={onClose}
      label={t`Clear storage`}
      closeLabel={t`Close`}
      size="small"
      role="alertdialog"
    >
      <Dialog.Title>
        <Trans>Clear this from the device?</Trans>
      </Dialog.Title>
      <Dialog.Body>
        {waiting > 0 && (
          <Notice tone="warn">
            <Plural
              value={waiting}
              one="# change has not reached the shop yet. It is gone if you clear it now."
              other="# changes have not reached the shop yet. They are gone if you clear them now."
            />
          </Notice>
        )}
        <ul>
          {parts?.map((part) => (
            <li key={part}>{names(part).name}</li>
          ))}
        </ul>
      </Dialog.Body>
      <Dialog.Footer>
        <Button look="outline" onClick={onClose} data-autofocus>
          <Trans>Keep it</Trans>
        </Button>
        <Button busy={clearing} onClick={onConfirm}>
          {waiting > 0 ? <Trans>Clear, and lose what waits</Trans> : <Trans>Clear</Trans>}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
