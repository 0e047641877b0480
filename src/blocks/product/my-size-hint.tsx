import { Trans } from '@lingui/react/macro'
import { chartFor } from '#domain/sizing/body-charts.ts'
import type { Sizing } from '#domain/sizing/sizing.ts'
import { mySizeIn, type MySizes } from '#domain/sizing/my-sizes.ts'
import css from './size-choices.module.css'

type MySizeHintProps = {
  readonly sizing: Sizing
  /** Of the whole product: letters or numbers. */
  readonly sizes: readonly string[]
  /** Of the chosen colour. */
  readonly shown: readonly string[]
  readonly mine: MySizes
}

/** The user's own size beside the sizes of a piece, if the piece has it. */
export function MySizeHint({ sizing, sizes, shown, mine }: MySizeHintProps) {
  const fit = mySizeIn(chartFor(sizes, sizing), mine)
  if (typeof fit !== 'object' || !shown.includes(fit.size)) return null
  return (
    <span className={css.mySize}>
      <Trans>Your size: {fit.size}</Trans>
    </span>
  )
}
