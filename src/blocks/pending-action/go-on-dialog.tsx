import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { usePendingAction } from './use-pending-action.ts'

interface GoOnDialogProps {
  /** Name of the pending action. */
  readonly name: string
  /** What is offered, as on its own button. */
  readonly action: string
  readonly onGoOn: (detail: string) => void
}

/** Offers the pending action again after a login by another provider. */
export function GoOnDialog({ name, action, onGoOn }: GoOnDialogProps) {
  const { t } = useLingui()
  const [detail, setDetail] = useState<string>()
  usePendingAction(name, setDetail)
  const close = () => setDetail(undefined)

  function goOn(resumed: string) {
    close()
    onGoOn(resumed)
  }

  return (
    <Dialog.Root
      open={detail !== undefined}
      onClose={close}
      label={t`You are logged in again`}
      closeLabel={t`Close`}
      size="small"
      role="alertdialog"
    >
      <Dialog.Title>
        <Trans>You are logged in again</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <p>
          <Trans>Do you want to go on with what you had begun?</Trans>
        </p>
        <p>
          <strong>{action}</strong>
        </p>
      </Dialog.Body>
      <Dialog.Footer>
        <Button look="outline" onClick={close} data-autofocus>
          <Trans>Not now</Trans>
        </Button>
        <Button onClick={() => detail !== undefined && goOn(detail)}>
          <Trans>Go on</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
