import { Trans, useLingui } from '@lingui/react/macro'
import { closeOverlay, useOpenOverlay } from '#blocks/overlays.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SyncContents } from './components/sync-section.tsx'

/** The sync view over any page: opened from the mark in the header and from the bag. */
export function SyncPanel() {
  const { t } = useLingui()
  const open = useOpenOverlay() === 'sync'
  return (
    <Sheet.Root open={open} onClose={closeOverlay} label={t`Sync status`} closeLabel={t`Close`} side="end">
      <Sheet.Title>
        <Trans>Sync status</Trans>
      </Sheet.Title>
      <Sheet.Body>
        <SyncContents />
      </Sheet.Body>
    </Sheet.Root>
  )
}
