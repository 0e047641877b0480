import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './cancel-order.module.css'
import { CancelPieces } from './cancel-pieces.tsx'
import type { CancelChoice } from './use-cancel-choice.ts'
import { useCancelOrder, type Cancelling } from './use-cancel-order.ts'
import { useRefundEstimate } from './use-refund-estimate.ts'

/** Asks for the pieces and the reason, and says what cancelling does: it cannot be undone (spec 4.13). */
export function CancelOrderDialog(cancelling: Cancelling) {
  const { t } = useLingui()
  const form = useId()
  const online = useOnline()
  const { open, onClose, order } = cancelling
  const { choice, reasons, reason, choose, missing, busy, problem, cancel } = useCancelOrder(cancelling)
  const fields = useRef<HTMLFormElement>(null)
  // What is missing stands below the fold of the dialog on a phone.
  useEffect(() => {
    if (missing) fields.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
  }, [missing])

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
        <form id={form} ref={fields} onSubmit={submit} noValidate className={css.form}>
          <p>
            <WhatComesBack order={order} choice={choice} /> <Trans>This cannot be undone.</Trans>
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

function WhatComesBack({ order, choice }: Pick<Cancelling, 'order'> & { readonly choice: CancelChoice }) {
  const { isWhole, isUnsent, pieces: items, total: count } = choice
  const { total: due, isNothing } = useRefundEstimate(order, { items, isUnsent, isShopsFault: false })
  const hasMeans = order.tenders.length > 0 || order.adjustments.some(({ rule }) => rule === 'code')
  const areBack = isWhole && hasMeans && order.refunds.length === 0
  if (order.status === 'unpaid')
    return (
      <>
        <Trans>You haven’t been charged.</Trans>{' '}
        {hasMeans && <Trans>Codes, gift cards and points are yours again.</Trans>}
      </>
    )
  if (count === 0) return null
  return (
    <>
      {!isNothing && <Trans>{due} goes back to the way you paid.</Trans>}{' '}
      {areBack && <Trans>Codes, gift cards and points are yours again.</Trans>}
    </>
  )
}
