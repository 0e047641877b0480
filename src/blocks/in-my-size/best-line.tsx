import { Trans } from '@lingui/react/macro'
import type { BestSize } from '#domain/sizing/best-size.ts'
import type { FitPlace, PlaceFit } from '#domain/sizing/ease.ts'
import { useMeasureNames } from '../size-guide/use-measure-names.ts'
import css from './in-my-size.module.css'

/** The size that suits the user best, and why. */
export function BestLine({ best }: { readonly best: BestSize }) {
  return (
    <p className={css.said} role="status">
      <Words best={best} />
    </p>
  )
}

function Words({ best }: { readonly best: BestSize }) {
  const names = useMeasureNames()
  const places = (of: readonly FitPlace[]) => listOf(of, names)
  switch (best.why) {
    case 'none':
      return <Trans>Add your bust, waist or hips to see which size suits you.</Trans>
    case 'outside':
      return <Trans>Your measures lie outside the size chart. Compare the places below.</Trans>
    case 'not-made':
      return <Trans>Your size is {best.size}; this piece does not come in it.</Trans>
    case 'chart':
      return best.complete ? (
        <Trans>
          <strong>{best.size}</strong> suits you best: it is your size, and nothing is tight.
        </Trans>
      ) : (
        <Trans>
          <strong>{best.size}</strong> is your size by the chart. What is not known yet stands below.
        </Trans>
      )
    case 'roomier':
      return (
        <Trans>
          <strong>{best.size}</strong> suits you best: your size {best.usual} is tight here (
          {places(best.tight)}).
        </Trans>
      )
    case 'tight':
      return (
        <Trans>
          Your size is {best.size}. This piece is tight in it and in all larger sizes ({places(best.tight)}).
        </Trans>
      )
  }
}

type TightLineProps = { readonly size: string; readonly fits: readonly PlaceFit[] }

/** Whether the size that is shown is tight, in a sentence; announced when another size is chosen. */
export function TightLine({ size, fits }: TightLineProps) {
  const names = useMeasureNames()
  const tight = fits.flatMap(({ place, grade }) => (grade === 'tight' ? [place] : []))
  const places = listOf(tight, names)
  return (
    <p className={css.tight} data-tight={tight.length > 0 || undefined} role="status">
      {tight.length > 0 ? (
        <Trans>
          {size} is tight: {places}.
        </Trans>
      ) : (
        <Trans>{size} is not tight anywhere we can compare.</Trans>
      )}
    </p>
  )
}

function listOf(places: readonly FitPlace[], names: Readonly<Record<FitPlace, string>>): string {
  return places.map((place) => names[place].toLowerCase()).join(', ')
}
