import { Trans } from '@lingui/react/macro'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button/button.tsx'
import type { PieceSwatch } from '../use-swatch.ts'
import { useClothCount, useClothNames } from './use-cloth-words.ts'
import type { SwatchState } from './swatch-layer.tsx'
import css from './swatch.module.css'

export type SwatchWordsProps = {
  readonly piece: PieceSwatch
  readonly state: SwatchState
  readonly isOnCloth: boolean
  readonly onRetry: () => void
}

/** What the swatch shows; spoken when it appears. */
export function SwatchWords({ piece, state, isOnCloth, onRetry }: SwatchWordsProps) {
  const names = useClothNames()
  const count = useClothCount(piece.swatch, piece.unit)
  if (state === 'failed') return <SwatchProblem onRetry={onRetry} />
  if (state === 'loading')
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
      <p className={css.cloth}>{names[piece.swatch.name]}</p>
      <p>{count}</p>
      {piece.material && <p>{piece.material}</p>}
    </>
  )
}

/** Stands in the place of a swatch that did not come. */
export function SwatchProblem({ onRetry }: { readonly onRetry: () => void }) {
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
