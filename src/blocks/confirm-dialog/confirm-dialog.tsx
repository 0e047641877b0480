import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

type ConfirmDialogProps = {
  readonly open: boolean
  /** The question: heading and accessible name. */
  readonly title: string
  /** What follows from it. */
  readonly children: ReactNode
  readonly confirm: ReactNode
  readonly keep: ReactNode
  /** A second press while it works does nothing. */
  readonly onConfirm: () => void | Promise<void>
  readonly onClose: () => void
}

/** Asks once more before something that cannot be undone; the focus is on the way back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, keep, onConfirm, onClose } = props
  const { t } = useLingui()
  const { busy, press } = usePressOnce(onConfirm)
  return (
    <Dialog.Root
      open={open}
      onClose={onClose}
      label={title}
      closeLabel={t`Close`}
      size="small"
      role="alertdialog"
    >
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.Body>
        <p>{children}</p>
      </Dialog.Body>
      <Dialog.Footer>
        <Button guarded={false} busy={busy} onClick={press}>
          {confirm}
        </Button>
        <Button look="outline" onClick={onClose} data-autofocus>
          {keep}
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}

/** The second of two quick presses comes before React has drawn that the first one works. */
function usePressOnce(work: () => void | Promise<void>) {
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  async function press() {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }
  return { busy, press: () => void press() }
}
