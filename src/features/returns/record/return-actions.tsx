import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '#blocks/confirm-dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { takeBackReturn } from '#sync/orders/order-actions.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { trackingHref } from '../returns-address.ts'
import css from './record.module.css'

type ReturnActionsProps = {
  readonly orderNumber: string
  readonly access: OrderAccess
  readonly one: ReturnView
}

/** What the buyer can do with a return: state its parcel, or take it back (spec 4.13). */
export function ReturnActions({ orderNumber, access, one }: ReturnActionsProps) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const report = useReportSave()
  const { canSend, canCancel, returnNumber } = one
  if (!canSend && !canCancel) return null
  const close = () => setAsked(false)

  function takeBack() {
    close()
    void report(takeBackReturn(access, one.id))
  }

  return (
    <div className={css.buttons}>
      {canSend && (
        <PageLink
          href={trackingHref({ id: one.id, order: orderNumber })}
          {...buttonLink(one.tracking === '' ? 'solid' : 'outline', { size: 'small' })}
        >
          {one.tracking === '' ? (
            <Trans>Fill in the tracking number</Trans>
          ) : (
            <Trans>Change the tracking number</Trans>
          )}
        </PageLink>
      )}
      {canCancel && (
        <Button
          look="quiet"
          size="small"
          aria-label={t`Cancel the application ${returnNumber}`}
          onClick={() => setAsked(true)}
        >
          <Trans>Cancel the application</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t`Cancel this application?`}
        confirm={<Trans>Cancel the application</Trans>}
        keep={<Trans>Keep it</Trans>}
        onConfirm={takeBack}
        onClose={close}
      >
        <Trans>You keep the items. You can apply again while the time for returns lasts.</Trans>
      </ConfirmDialog>
    </div>
  )
}
