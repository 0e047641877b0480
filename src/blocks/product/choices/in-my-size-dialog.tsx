import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Waiting } from '../../in-my-size/waiting.tsx'
import type { PieceInMySizeProps } from './piece-in-my-size.tsx'

const PieceInMySize = lazy(async () => ({
  default: (await import('./piece-in-my-size.tsx')).PieceInMySize,
}))

type InMySizeDialogProps = Omit<PieceInMySizeProps, 'onClose'> & {
  readonly open: boolean
  readonly onClose: () => void
}

/** The piece on the user's own outline; what draws it is loaded with the press. */
export function InMySizeDialog({ open, onClose, ...piece }: InMySizeDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open={open} onClose={onClose} label={t`In my size`} closeLabel={t`Close`} size="large">
      <Dialog.Title>
        <Trans>In my size</Trans>
      </Dialog.Title>
      <Suspense fallback={<Waiting />}>
        <PieceInMySize {...piece} onClose={onClose} />
      </Suspense>
    </Dialog.Root>
  )
}
