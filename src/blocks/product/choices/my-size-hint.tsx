import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { bestSizeIn } from '#domain/sizing/best-size.ts'
import type { MySizes } from '#domain/sizing/my-sizes.ts'
import { measuredPiece } from '../../size-guide/measured-piece.ts'
import { everySize } from './selection.ts'
import css from './size-choices.module.css'

type MySizeHintProps = {
  readonly product: ProductDetail
  /** Sizes of the chosen colour. */
  readonly shown: readonly string[]
  readonly mine: MySizes
}

/** The size that suits the user, as "In my size" finds it, if the piece has it. */
export function MySizeHint({ product, shown, mine }: MySizeHintProps) {
  const piece = useMemo(() => measuredPiece(product, everySize(product)), [product])
  const best = bestSizeIn(piece, mine)
  if (!('size' in best) || !shown.includes(best.size)) return null
  return (
    <span className={css.mySize}>
      <Trans>Your size: {best.size}</Trans>
    </span>
  )
}
