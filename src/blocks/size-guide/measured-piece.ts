import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import type { MeasuredPiece } from '#domain/sizing/best-size.ts'
import { garmentOf } from '#domain/sizing/garments.ts'
import { readPieceMeasures } from '#domain/sizing/piece-measures.ts'
import { sizingOf } from '#domain/sizing/sizing.ts'
import { sizeRows } from './size-rows.ts'

/** What a product's own table and its size guide say of how it fits. */
export function measuredPiece(
  { isNewSize, sizeGuide }: Pick<ProductDetail, 'isNewSize' | 'sizeGuide'>,
  sizes: readonly string[],
): MeasuredPiece {
  const table = sizeRows(sizeGuide.sizeTable).map((row) => row.map(({ text }) => text))
  return {
    sizes: [...new Set(sizes)],
    sizing: sizingOf({ isNewSize }),
    cut: {
      fitType: sizeGuide.fitType,
      elastic: sizeGuide.elastic,
      outer: garmentOf(sizeGuide.categoryList.at(-1) ?? '')?.group === 'outerwear',
    },
    measures: readPieceMeasures(table),
  }
}
