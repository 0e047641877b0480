import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { MemberCoupon } from '#contract/account/coupons.contract.ts'
import { keepAwake } from '#platform/device/wake-lock.ts'
import { QrPicture } from '#ui/barcode/qr-picture.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import css from './coupons.module.css'

interface CouponCodeDialogProps {
  readonly code: string
  readonly label: string
  readonly where: MemberCoupon['where']
  readonly open: boolean
  readonly onClose: () => void
}

/** The code on a white screen that stays on, for scanners at the till, or for the camera of another device. */
export function CouponCodeDialog({ code, label, where, open, onClose }: CouponCodeDialogProps) {
  const { t } = useLingui()
  useEffect(() => (open ? keepAwake() : undefined), [open])
  return (
    <Dialog.Root open={open} onClose={onClose} label={t`Your coupon`} closeLabel={t`Close`} size="full">
      <Dialog.Body className={css.screen}>
        <h2 className={css.label}>{label}</h2>
        <QrPicture text={code} label={t`QR code of your coupon`} />
        <p className={css.shownCode} translate="no">
          {code}
        </p>
        <p className={css.hint}>
          <Trans>If it is not read, turn up the brightness of your screen.</Trans>
        </p>
        <p className={css.hint}>
          {where === 'in-store' ? (
            <Trans>
              In a store, show the rotating code of your member card, too: a coupon counts for you alone.
            </Trans>
          ) : (
            <Trans>
              This coupon is for orders online. To order on another device, scan the code with it and enter it
              at checkout.
            </Trans>
          )}
        </p>
      </Dialog.Body>
    </Dialog.Root>
  )
}
