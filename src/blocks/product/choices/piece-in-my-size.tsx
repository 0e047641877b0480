import { useMemo } from 'react'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { InMySize } from '../../in-my-size/in-my-size.tsx'
import { flatSheetOf } from '../../in-my-size/sheet-address.ts'
import { measuredPiece } from '../../size-guide/measured-piece.ts'
import { everySize, type Selection } from './selection.ts'
import { useUnbuyableWord } from './unbuyable-word.tsx'
import { useSizeLabels } from './use-size-labels.ts'

export type PieceInMySizeProps = {
  readonly product: ProductDetail
  readonly selection: Selection
  readonly onChoose: (sku: string) => void
  readonly onClose: () => void
}

/** A product, in the colour that is shown, on the user's own outline. */
export function PieceInMySize({ product, selection, onChoose, onClose }: PieceInMySizeProps) {
  const unbuyable = useUnbuyableWord(product)
  const { image: front, flat } = selection.colour.color
  const { labelOf } = useSizeLabels(product.isNewSize)
  const piece = useMemo(() => measuredPiece(product, everySize(product)), [product])
  return (
    <InMySize
      piece={piece}
      offered={selection.sizes}
      choices={selection.sizes.map(({ sku, size, canBuy }) => ({
        value: sku,
        ...labelOf(size),
        soldOut: !canBuy,
        ...(canBuy ? {} : { reason: unbuyable }),
      }))}
      categories={product.sizeGuide.categoryList}
      cloth={selection.colour.color.hex}
      laid={flatSheetOf({ front, flat })}
      chosen={selection.chosen?.sku}
      onChoose={(sku) => {
        onChoose(sku)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
