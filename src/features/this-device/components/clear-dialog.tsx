import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmLoss } from '#blocks/confirm-loss/confirm-loss.tsx'
import type { StorageUsage } from '#queries/storage-usage.ts'
import { usePartNames } from '../use-part-names.ts'

interface ClearDialogProps {
  readonly parts: readonly StorageUsage[] | undefined
  readonly waiting: number
  readonly onClear: (parts: readonly StorageUsage[]) => Promise<void>
  readonly onClose: () => void
}

/** Names the parts to be cleared. */
export function ClearDialog({ parts, waiting, onClear, onClose }: ClearDialogProps) {
  const { t } = useLingui()
  const names = usePartNames()
  return (
    <ConfirmLoss
      open={parts !== undefined}
      label={t`Clear storage`}
      title={<Trans>Clear this from the device?</Trans>}
      waiting={waiting}
      confirm={<Trans>Clear</Trans>}
      onConfirm={() => onClear(parts ?? [])}
      onClose={onClose}
    >
      <ul>
        {parts?.map((part) => (
          <li key={part}>{names(part).name}</li>
        ))}
      </ul>
    </ConfirmLoss>
  )
}
