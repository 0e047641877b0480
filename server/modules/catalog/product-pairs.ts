import type { OutputOf } from '#contract/endpoint.ts'
import type { productPairs } from '#contract/catalog/pairs.contract.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import { PICTURED_COLOUR } from '../media/assets/source-colours.ts'
import { pairPicture } from '../media/addresses.ts'

/** Every colour of a product with every colour of those it is styled with, where there is a picture of both. */
export async function pairsOf(
  db: Reader,
  pictures: PictureSource,
  spu: string,
): Promise<OutputOf<typeof productPairs>['list']> {
  const own = await db
    .selectFrom('colour')
    .innerJoin('product', 'product.id', 'colour.product_id')
    .select(PICTURED_COLOUR)
    .where('product.spu', '=', spu)
    .orderBy('colour.position')
    .execute()
  const others = await db
    .selectFrom('product_relation')
    .innerJoin('product as named', 'named.id', 'product_relation.product_id')
    .innerJoin('product as other', 'other.id', 'product_relation.other_id')
    .innerJoin('colour', 'colour.product_id', 'other.id')
    .select(['other.spu', ...PICTURED_COLOUR])
    .where('product_relation.kind', '=', 'bundle')
    .where('named.spu', '=', spu)
    .orderBy('product_relation.position')
    .orderBy('colour.position')
    .execute()
  return own.flatMap((colour) =>
    others.flatMap((other) => {
      const picture = pairPicture(pictures, colour, other)
      return picture === undefined
        ? []
        : [{ pid: colour.pid, otherSpu: other.spu, otherPid: other.pid, picture }]
    }),
  )
}
