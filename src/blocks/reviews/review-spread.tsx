import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fitShares, starShares, type ReviewTally, type Share } from '#domain/reviews/review-tally.ts'
import { FitWords } from './fit-words.tsx'
import css from './review-spread.module.css'

interface StarSpreadProps {
  readonly tally: ReviewTally
  /** The stars whose reviews are read; undefined reads all. */
  readonly chosen: number | undefined
  readonly onPress: (stars: number) => void
}

/** The distribution of all reviews over the stars; each bar reads its reviews only. */
export function StarSpread({ tally, chosen, onPress }: StarSpreadProps) {
  return (
    <ul className={css.spread}>
      {starShares(tally).map(({ name: stars, count, percent }) => (
        <li key={stars}>
          <button
            type="button"
            className={css.bar}
            aria-pressed={stars === chosen}
            disabled={count === 0}
            onClick={() => onPress(stars)}
          >
            <Bar
              label={<Plural value={stars} one="# star" other="# stars" />}
              count={count}
              percent={percent}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The fit that reviewers reported; renders nothing without any report. */
export function FitSpread({ tally }: { readonly tally: ReviewTally }) {
  const shares = fitShares(tally)
  if (shares.every(({ count }) => count === 0)) return null
  return (
    <ul className={css.spread}>
      {shares.map(({ name: fit, count, percent }) => (
        <li key={fit} className={css.bar}>
          <Bar label={<FitWords fit={fit} />} count={count} percent={percent} />
        </li>
      ))}
    </ul>
  )
}

type BarProps = Pick<Share<unknown>, 'count' | 'percent'> & { readonly label: ReactNode }

function Bar({ label, count, percent }: BarProps) {
  return (
    <>
      <span>{label}</span>
      <span className={css.track} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={css.counted}>{count}</span>
    </>
  )
}
