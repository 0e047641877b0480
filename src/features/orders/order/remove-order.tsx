import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#blocks/confirm-dialog/confirm-dialog.tsx'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import type { OrderList } from '#contract/buying/orders.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { ORDER_LISTS } from '#queries/orders/order-queries.ts'
import { removeOrder } from '#sync/orders/order-actions.ts'
import { toast } from '#ui/toast/toast.ts'

type RemoveOrderProps = {
  readonly access: OrderAccess
  readonly open: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Asks before an order leaves the list, which cannot be undone. */
export function RemoveOrder({ access, open, onClose, onRemoved }: RemoveOrderProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const report = useReportSave()
  const { orderNumber } = access

  async function remove() {
    const saved = await report(removeOrder(access))
    if (!isStored(saved)) return
    onClose()
    // Out of the lists that were read before, too: a refusal shows in the tray, and the next reading brings it back.
    queries.setQueriesData<InfiniteData<OrderList>>(
      { queryKey: [ORDER_LISTS] },
      (known) => known && without(known, orderNumber),
    )
    toast(t`Order ${orderNumber} is off your list`)
    onRemoved()
  }

  return (
    <ConfirmDialog
      open={open}
      title={t`Delete this order?`}
      confirm={<Trans>Delete order</Trans>}
      keep={<Trans>Keep it</Trans>}
      onConfirm={remove}
      onClose={onClose}
    >
      <Trans>
        Order {orderNumber} leaves your list and cannot come back. The shop keeps it for its books.
      </Trans>
    </ConfirmDialog>
  )
}

function without(known: InfiniteData<OrderList>, orderNumber: string): InfiniteData<OrderList> {
  const pages = known.pages.map((page) => ({
    ...page,
    list: page.list.filter((order) => order.orderNumber !== orderNumber),
  }))
  return { ...known, pages }
}
