import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#blocks/confirm-dialog/confirm-dialog.tsx'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { confirmDelivery } from '#sync/orders/order-actions.ts'

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
    <ConfirmDialog
      open={open}
      title={t`Has everything arrived?`}
      confirm={<Trans>Confirm delivery</Trans>}
      keep={<Trans>Not yet</Trans>}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Trans>Your 15 days to ask for a return begin when you confirm. This cannot be undone.</Trans>
    </ConfirmDialog>
  )
}
