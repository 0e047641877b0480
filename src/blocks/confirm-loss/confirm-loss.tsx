import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'

export type ConfirmLossProps = {
  readonly open: boolean
  /** What a screen reader announces. */
  readonly label: string
  readonly title: ReactNode
  readonly children: ReactNode
  /** Changes that go with it without the shop having heard of them. */
  readonly waiting: number
  /** What the button says when nothing waits. */
  readonly confirm: ReactNode
  /** Resolves when it is done; the dialog is not closed by it. */
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before anything is removed from the device, and names first what the shop has not heard of yet. */
export function ConfirmLoss(props: ConfirmLossProps) {
  const { open, label, title, children, waiting, confirm, onConfirm, onClose } = props
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)

  function onYes() {
    setBusy(true)
    void onConfirm().finally(() => setBusy(false))
  }

  return (
    <Dialog.Root
      open={open}
      onClose={onClose}
      label={label}
      closeLabel={t`Close`}
      size="small"
      role="alertdialog"
    >
      <Dialog.Title>{title}</Dialog.Title>
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
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        <Button look="outline" onClick={onClose} data-autofocus>
          <Trans>Keep it</Trans>
        </Button>
        <Button busy={busy} onClick={onYes}>
          {waiting > 0 ? <Trans>Clear, and lose what waits</Trans> : confirm}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
