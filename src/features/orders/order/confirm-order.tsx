import { Trans, useLingui } from '@lingui/react/macro'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { confirmDelivery } from '#sync/orders/order-actions.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

type ConfirmOrderProps = {
  readonly access: OrderAccess
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks once more, since the time for a return begins with it; works without a network, too. */
export function ConfirmOrder({ access, open, onClose }: ConfirmOrderProps) {
  const { t } = useLingui()
  const report = useReportSave()

  async function confirm() {
    if (isStored(await report(confirmDelivery(access)))) onClose()
  }

  return (
    <Dialog.Root
      open={open}
      onClose={onClose}
      label={t`Has everything arrived?`}
      closeLabel={t`Close`}
      size="small"
      role="alertdialog"
    >
      <Dialog.Title>
        <Trans>Has everything arrived?</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <p>
          <Trans>Your 15 days to ask for a return begin when you confirm. This cannot be undone.</Trans>
        </p>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={() => void confirm()}>
          <Trans>Confirm delivery</Trans>
        </Button>
        <Button look="outline" onClick={onClose} data-autofocus>
          <Trans>Not yet</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
