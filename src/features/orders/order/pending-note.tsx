import { Trans } from '@lingui/react/macro'
import { useOnline } from '#platform/online.ts'
import { usePendingOf } from '#sync/orders/pending-orders.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from './pending-note.module.css'

/** What this device has noted of an order and could not send yet. */
export function PendingNote({ orderNumber }: { readonly orderNumber: string }) {
  const pending = usePendingOf(orderNumber)
  const online = useOnline()
  if (pending === '' || online) return null
  const isConfirmed = pending.includes('/order/confirm')
  return (
    <p role="status" className={css.note}>
      <Icon name="sync" size={16} />
      {isConfirmed ? (
        <Trans>You confirmed the delivery. Waiting for a network.</Trans>
      ) : (
        <Trans>Waiting for a network.</Trans>
      )}
    </p>
  )
}
