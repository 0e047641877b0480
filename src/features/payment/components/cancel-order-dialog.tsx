import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import type { OpenedOrder } from '#contract/buying/checkout.contract.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useCancelOrder } from '../use-cancel-order.ts'

type CancelOrderDialogProps = {
  readonly placed: PlacedOrder
  readonly order: OpenedOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for the reason, and says what cancelling does: it cannot be undone (spec 4.13). */
export function CancelOrderDialog({ placed, order, open, onClose }: CancelOrderDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const { reasons, reason, choose, missing, busy, problem, cancel } = useCancelOrder(placed, {
    open,
    onClose,
  })
  const due = order.amounts.formatDue
  const hasMeans = order.tenders.length > 0 || order.adjustments.some(({ rule }) => rule === 'code')

  function submit(event: FormEvent) {
    event.preventDefault()
    void cancel()
  }

  return (
    <Dialog.Root
      open={open}
      onClose={onClose}
      label={t`Cancel this order?`}
      closeLabel={t`Close`}
      size="small"
    >
      <Dialog.Title>
        <Trans>Cancel this order?</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <form id={form} onSubmit={submit} noValidate>
          <p>
            {order.amounts.due > 0 && <Trans>{due} goes back to the way you paid.</Trans>}{' '}
            {hasMeans && <Trans>Codes, gift cards and points are yours again.</Trans>}{' '}
            <Trans>This cannot be undone.</Trans>
          </p>
          {reasons ? (
            <RadioGroup
              label={t`Why do you cancel?`}
              name="reason"
              options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
              value={reason}
              onChange={choose}
              error={missing ? t`Please choose a reason.` : undefined}
            />
          ) : (
            problem === undefined && <Skeleton shape="text" lines={5} />
          )}
          {problem !== undefined && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" form={form} busy={busy} guarded={false}>
          <Trans>Cancel order</Trans>
        </Button>
        <Button look="outline" onClick={onClose}>
          <Trans>Keep order</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
