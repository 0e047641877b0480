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
  /** Pending changes that would be lost. */
  readonly waiting: number
  /** Label of the button when no change is pending. */
  readonly confirm: ReactNode
  /** Resolves when it is done; the caller closes the dialog. */
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Confirmation before data is removed from the device, with a list of the pending changes. */
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
