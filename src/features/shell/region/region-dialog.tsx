import { Trans, useLingui } from '@lingui/react/macro'
import { closeOverlay } from '#blocks/overlays.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RegionForm } from './region-form.tsx'

export function RegionDialog({ open }: { readonly open: boolean }) {
  const { t } = useLingui()
  return (
    <Dialog.Root
      open={open}
      onClose={closeOverlay}
      label={t`Language and currency`}
      closeLabel={t`Close`}
      size="small"
    >
      <Dialog.Title>
        <Trans>Language and currency</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <RegionForm />
      </Dialog.Body>
    </Dialog.Root>
  )
}
