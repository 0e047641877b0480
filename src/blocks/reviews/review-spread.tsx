import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fitShares, starShares, type ReviewTally, type Share } from '#domain/reviews/review-tally.ts'
import { FitWords } from './fit-words.tsx'
import css from './review-spread.module.css'

/** The distribution of all reviews over the stars. */
export function StarSpread({ tally }: { readonly tally: ReviewTally }) {
  return (
    <Bars
      shares={starShares(tally)}
      label={(stars) => <Plural value={stars} one="# star" other="# stars" />}
    />
  )
}

/** The fit that reviewers reported; renders nothing without any report. */
export function FitSpread({ tally }: { readonly tally: ReviewTally }) {
  const shares = fitShares(tally)
  if (shares.every(({ count }) => count === 0)) return null
  return <Bars shares={shares} label={(fit) => <FitWords fit={fit} />} />
}

type BarsProps<Name> = {
  readonly shares: readonly Share<Name>[]
  readonly label: (name: Name) => ReactNode
}

function Bars<Name extends string | number>({ shares, label }: BarsProps<Name>) {
  return (
    <ul className={css.spread}>
      {shares.map(({ name, count, percent }) => (
        <li key={name}>
          <span>{label(name)}</span>
          <span className={css.track} aria-hidden="true">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
          <span className={css.counted}>{count}</span>
        </li>
      ))}
    </ul>
  )
}
