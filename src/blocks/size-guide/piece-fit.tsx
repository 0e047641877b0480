import { Trans, useLingui } from '@lingui/react/macro'
import {
  FIT_SCALE,
  fitPosition,
  hasScale,
  STRETCH_SCALE,
  stretchPosition,
  type FitWord,
  type StretchWord,
} from '#domain/sizing/fit-scales.ts'
import type { ReviewTally } from '#domain/reviews/review-tally.ts'
import { FitScale } from '#ui/fit-scale/fit-scale.tsx'
import { FitSpread } from '../reviews/review-spread.tsx'
import css from './size-guide.module.css'

type PieceFitProps = {
  readonly fitType: string
  readonly elastic: string
  readonly tally: ReviewTally
}

/** How a piece is cut, how far it stretches, and what reviewers report of its fit (spec 2.10). */
export function PieceFit({ fitType, elastic, tally }: PieceFitProps) {
  const { t } = useLingui()
  const fits: Readonly<Record<FitWord, string>> = {
    skinny: t`skinny`,
    regular: t`regular`,
    oversized: t`oversized`,
  }
  const stretches: Readonly<Record<StretchWord, string>> = {
    non: t`non`,
    slight: t`slight`,
    medium: t`medium`,
    high: t`high`,
  }
  return (
    <div className={css.scales}>
      {hasScale(fitType) && (
        <FitScale
          label={t`Fit`}
          steps={FIT_SCALE.map((word) => word && fits[word])}
          at={fitPosition(fitType)}
        />
      )}
      {hasScale(elastic) && (
        <FitScale
          label={t`Stretch`}
          steps={STRETCH_SCALE.map((word) => stretches[word])}
          at={stretchPosition(elastic)}
        />
      )}
      {Object.values(tally.fits).some((count) => count > 0) && (
        <section className={css.report} aria-labelledby="fitting-report">
          <h3 id="fitting-report">
            <Trans>Fitting report</Trans>
          </h3>
          <FitSpread tally={tally} />
        </section>
      )}
    </div>
  )
}
