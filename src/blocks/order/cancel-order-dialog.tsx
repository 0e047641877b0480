import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './cancel-order.module.css'
import { CancelPieces } from './cancel-pieces.tsx'
import { useCancelOrder, type Cancelling } from './use-cancel-order.ts'

/** Asks for the pieces and the reason, and says what cancelling does: it cannot be undone (spec 4.13). */
export function CancelOrderDialog(cancelling: Cancelling) {
  const { t } = useLingui()
  const form = useId()
  const online = useOnline()
  const { open, onClose, order } = cancelling
  const { choice, reasons, reason, choose, missing, busy, problem, cancel } = useCancelOrder(cancelling)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (online) void cancel()
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
        <form id={form} onSubmit={submit} noValidate className={css.form}>
          <p>
            <WhatComesBack order={order} isWhole={choice.isWhole} /> <Trans>This cannot be undone.</Trans>
          </p>
          <CancelPieces choice={choice} />
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
            online && problem === undefined && <Skeleton shape="text" lines={5} />
          )}
          {online ? (
            problem !== undefined && (
              <Notice tone="error" role="alert">
                {problem}
              </Notice>
            )
          ) : (
            <Notice tone="warn" role="status">
              <Trans>You’re offline. An order can only be cancelled with a connection.</Trans>
            </Notice>
          )}
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" form={form} busy={busy} aria-disabled={!online} guarded={false}>
          {choice.isWhole ? <Trans>Cancel order</Trans> : <Trans>Cancel these items</Trans>}
        </Button>
        <Button look="outline" onClick={onClose}>
          <Trans>Keep order</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}

function WhatComesBack({ order, isWhole }: Pick<Cancelling, 'order'> & { readonly isWhole: boolean }) {
  const due = order.amounts.formatDue
  const hasMeans = order.tenders.length > 0 || order.adjustments.some(({ rule }) => rule === 'code')
  if (order.status === 'unpaid')
    return (
      <>
        <Trans>You haven’t been charged.</Trans>{' '}
        {hasMeans && <Trans>Codes, gift cards and points are yours again.</Trans>}
      </>
    )
  if (!isWhole) return <Trans>What you paid for these items goes back to the way you paid.</Trans>
  return (
    <>
      {order.amounts.due > 0 && <Trans>{due} goes back to the way you paid.</Trans>}{' '}
      {hasMeans && <Trans>Codes, gift cards and points are yours again.</Trans>}
    </>
  )
}
