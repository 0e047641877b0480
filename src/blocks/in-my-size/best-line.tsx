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
      return <Trans>Your measurements are outside the size chart. Compare below.</Trans>
    case 'not-made':
      return <Trans>Your size is {best.size}; this item doesn’t come in it.</Trans>
    case 'chart':
      return best.complete ? (
        <Trans>
          We recommend <strong>{best.size}</strong>.
        </Trans>
      ) : (
        <Trans>
          We recommend <strong>{best.size}</strong> by the size chart. See below what we don’t know yet.
        </Trans>
      )
    case 'roomier':
      return (
        <Trans>
          We recommend <strong>{best.size}</strong>: your usual {best.usual} is tight here (
          {places(best.tight)}).
        </Trans>
      )
    case 'tight':
      return (
        <Trans>
          Your size is {best.size}. It’s tight in that and in all larger sizes ({places(best.tight)}).
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
        <Trans>Nothing is tight in {size}.</Trans>
      )}
    </p>
  )
}

function listOf(places: readonly FitPlace[], names: Readonly<Record<FitPlace, string>>): string {
  return places.map((place) => names[place].toLowerCase()).join(', ')
}
