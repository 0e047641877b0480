import type { OutputOf } from '#contract/endpoint.ts'
import type { productWeave } from '#contract/catalog/weave.contract.ts'
import { garmentPicture, WEAVE } from '#domain/catalog/pictures.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import { IS_DRAWN } from '../media/assets/drawn-colours.ts'
import { garmentHash } from '../media/addresses.ts'

/** The cloth of a product with a picture of each colour; undefined where the source pictures none. */
export async function weaveOf(
  db: Reader,
  pictures: PictureSource,
  spu: string,
): Promise<OutputOf<typeof productWeave>['weave']> {
  if (pictures.clothOf === undefined) return undefined
  const colours = await db
    .selectFrom('colour')
    .innerJoin('product', 'product.id', 'colour.product_id')
    .select(['colour.pid', 'colour.drawing'])
    .where('product.spu', '=', spu)
    .where(IS_DRAWN)
    .orderBy('colour.position')
    .execute()
  const [first] = colours
  // All colours of a product are cut from the same cloth.
  const cloth = first && (await pictures.clothOf(first.drawing))
  if (!cloth) return undefined
  const { front, back, detail } = cloth.views
  return {
    ...cloth,
    views: { front: plain(front), back: plain(back), detail: plain(detail) },
    pictures: colours.map(({ pid, drawing }) => ({
      pid,
      picture: garmentPicture(pid, garmentHash(pictures, drawing), WEAVE),
    })),
  }
}

function plain({ width, rows }: { readonly width: number; readonly rows: readonly string[] }) {
  return { width, rows: [...rows] }
}
