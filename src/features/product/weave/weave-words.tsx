import { Trans } from '@lingui/react/macro'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button/button.tsx'
import type { PieceWeave } from '../use-weave.ts'
import { useClothCount, useClothNames } from './use-cloth-words.ts'
import type { WeaveState } from './weave-layer.tsx'
import css from './weave.module.css'

export type WeaveWordsProps = {
  readonly piece: PieceWeave
  readonly state: WeaveState
  readonly isOnCloth: boolean
  readonly onRetry: () => void
}

/** What the weave shows; spoken when it appears. */
export function WeaveWords({ piece, state, isOnCloth, onRetry }: WeaveWordsProps) {
  const names = useClothNames()
  const count = useClothCount(piece.weave, piece.unit)
  if (state === 'failed') return <WeaveProblem onRetry={onRetry} />
  if (state === 'drawing')
    return (
      <p>
        <Trans>Loading the fabric…</Trans>
      </p>
    )
  if (!isOnCloth)
    return (
      <p>
        <Trans>No fabric here: tap the garment.</Trans>
      </p>
    )
  return (
    <>
      <p className={css.cloth}>{names[piece.weave.name]}</p>
      <p>{count}</p>
      {piece.material && <p>{piece.material}</p>}
    </>
  )
}

/** In the place of a weave that did not come. */
export function WeaveProblem({ onRetry }: { readonly onRetry: () => void }) {
  const online = useOnline()
  return (
    <>
      <p>
        {online ? (
          <Trans>We could not draw the weave.</Trans>
        ) : (
          <Trans>This weave is not stored on this device yet.</Trans>
        )}
      </p>
      <Button look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}
