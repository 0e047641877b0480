import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { BarsPicture } from '#ui/barcode/bars-picture.tsx'
import { QrPicture } from '#ui/barcode/qr-picture.tsx'
import { keepAwake } from '#platform/wake-lock.ts'
import type { MemberCardView } from '#sync/resources/member-card-resource.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import css from './member-card.module.css'
import { MemberNumber } from './member-number.tsx'

type MemberCodeDialogProps = {
  readonly card: NonNullable<MemberCardView['card']>
  readonly open: boolean
  readonly onClose: () => void
}

/** Both codes on a white screen that stays on, for cameras and scanners at the till. */
export function MemberCodeDialog({ card, open, onClose }: MemberCodeDialogProps) {
  const { t } = useLingui()
  useEffect(() => (open ? keepAwake() : undefined), [open])
  return (
    <Dialog.Root open={open} onClose={onClose} label={t`Your card`} closeLabel={t`Close`} size="full">
      <Dialog.Body className={css.screen}>
        <h2 className={css.name}>
          {card.firstName} {card.lastName}
        </h2>
        <QrPicture text={card.memberCode} label={t`QR code of your member number`} />
        <BarsPicture text={card.memberCode} label={t`Barcode of your member number`} size="large" />
        <MemberNumber code={card.memberCode} />
        <p className={css.hint}>
          <Trans>If it is not read, turn up the brightness of your screen.</Trans>
        </p>
      </Dialog.Body>
    </Dialog.Root>
  )
}
