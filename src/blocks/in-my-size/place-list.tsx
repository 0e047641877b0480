import { Trans, useLingui } from '@lingui/react/macro'
import type { FitPlace, PlaceFit } from '#domain/sizing/ease.ts'
import type { HemPlace } from '#domain/sizing/hem-place.ts'
import { writeMeasure, type BodyUnits } from '#domain/sizing/my-sizes.ts'
import { useUnitNames } from '../size-guide/measure-words.ts'
import { useMeasureNames } from '../size-guide/use-measure-names.ts'
import css from './in-my-size.module.css'
import { useHemWords, useGradeWords } from './use-fit-words.ts'

type PlaceListProps = {
  readonly label: string
  readonly fits: readonly PlaceFit[]
  /** Millimetres from where the piece hangs. */
  readonly length: number | undefined
  /** undefined without the user's height. */
  readonly hem: HemPlace | undefined
  readonly units: BodyUnits
}

/** What the figure shows, in words: ease and grade of each place, and where the piece ends. */
export function PlaceList({ label, fits, length, hem, units }: PlaceListProps) {
  const { t } = useLingui()
  const hems = useHemWords()
  const unit = useUnitNames(units).bust
  const long = writeMeasure(length, 'bust', units)
  return (
    <ul className={css.places} aria-label={label}>
      {fits.map((fit) => (
        <PlaceLine key={fit.place} fit={fit} units={units} />
      ))}
      {length !== undefined && (
        <li>
          <span className={css.grade}>
            {hem ? t`Length: ${hems[hem]}` : t`Length: where it ends is not known`}
          </span>
          <span className={css.numbers}>
            <span>{`${long} ${unit}`}</span>
            {!hem && <span>{`. ${t`Add your height to see where it ends.`}`}</span>}
          </span>
        </li>
      )}
    </ul>
  )
}

function PlaceLine({ fit, units }: { readonly fit: PlaceFit; readonly units: BodyUnits }) {
  const { t } = useLingui()
  const { place, grade, piece, own, ease } = fit
  const name = useMeasureNames()[place]
  const word = useGradeWords()[grade]
  const unit = useUnitNames(units).bust
  const [room, measured, mine] = [Math.abs(ease ?? 0), piece, own].map((value) =>
    writeMeasure(value, 'bust', units),
  )
  const missing: Readonly<Record<FitPlace, string>> = {
    shoulder: t`Shoulders: measure a garment that fits you from seam to seam, and compare.`,
    bust: t`Add your bust to see how it sits.`,
    waist: t`Add your waist to see how it sits.`,
    hip: t`Add your hips to see how it sits.`,
  }
  function sentence() {
    if (ease === undefined) return t`${name}: ${word}`
    return ease < 0
      ? t`${name}: ${room} ${unit} too little, ${word}`
      : t`${name}: ${room} ${unit} of ease, ${word}`
  }
  return (
    <li data-grade={grade}>
      <span className={css.grade}>{sentence()}</span>
      <span className={css.numbers}>
        {own !== undefined && (
          <Trans>
            piece {measured} {unit}, you {mine} {unit}
          </Trans>
        )}
        {own === undefined && (
          <>
            <Trans>
              piece {measured} {unit}
            </Trans>
            <span>{`. ${missing[place]}`}</span>
          </>
        )}
      </span>
    </li>
  )
}
