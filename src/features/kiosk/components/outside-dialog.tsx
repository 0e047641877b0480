import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/dialog/dialog.tsx'
import css from './kiosk-dialog.module.css'
import { QrPicture } from '#ui/barcode/qr-picture.tsx'

/** A kiosk does not open foreign pages: the visitor's own phone does, by QR code. */
export function OutsideDialog({
  address,
  onClose,
}: {
  readonly address: string | undefined
  readonly onClose: () => void
}) {
  const { t } = useLingui()
  const host = address && new URL(address).host
  return (
    <Dialog.Root
      open={address !== undefined}
      onClose={onClose}
      label={t`Open it on your phone`}
      closeLabel={t`Close`}
    >
      <Dialog.Title>
        <Trans>Open it on your phone</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        <p>
          <Trans>This tablet stays in the shop. Point your phone's camera at the code to go on there.</Trans>
        </p>
        {address && <QrPicture text={address} label={t`QR code of the page`} />}
        <p className={css.quiet}>{host}</p>
      </Dialog.Body>
    </Dialog.Root>
  )
}
