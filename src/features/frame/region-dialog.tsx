import { Trans, useLingui } from '@lingui/react/macro'
import { close } from '#blocks/overlays.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RegionSelects } from './region-selects.tsx'

export function RegionDialog({ open }: { readonly open: boolean }) {
  const { t } = useLingui()
  return (
    <Dialog.Root
      open={open}
      onClose={close}
      label={t`Language and currency`}
      closeLabel={t`Close`}
      size="small"
    >
      <Dialog.Title>
        <Trans>Language and currency</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <RegionSelects />
      </Dialog.Body>
    </Dialog.Root>
  )
}
