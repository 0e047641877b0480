import type { OutputOf } from '#contract/endpoint.ts'
import type { productSwatch } from '#contract/catalog/swatch.contract.ts'
import { garmentPicture, SWATCH } from '#domain/catalog/source-views.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import { HAS_SOURCE_PICTURES } from '../media/assets/source-colours.ts'
import { garmentHash } from '../media/addresses.ts'

/** The cloth of a product with a picture of each colour; undefined where the source pictures none. */
export async function swatchOf(
  db: Reader,
  pictures: PictureSource,
  spu: string,
): Promise<OutputOf<typeof productSwatch>['swatch']> {
  if (pictures.swatchOf === undefined) return undefined
  const colours = await db
    .selectFrom('colour')
    .innerJoin('product', 'product.id', 'colour.product_id')
    .select(['colour.pid', 'colour.picture_key'])
    .where('product.spu', '=', spu)
    .where(HAS_SOURCE_PICTURES)
    .orderBy('colour.position')
    .execute()
  const [first] = colours
  // All colours of a product are cut from the same cloth.
  const cloth = first && (await pictures.swatchOf(first.picture_key))
  if (!cloth) return undefined
  const { front, back, detail } = cloth.views
  return {
    ...cloth,
    views: { front: plain(front), back: plain(back), detail: plain(detail) },
    pictures: colours.map(({ pid, picture_key }) => ({
      pid,
      picture: garmentPicture(pid, garmentHash(pictures, picture_key), SWATCH),
    })),
  }
}

function plain({ width, rows }: { readonly width: number; readonly rows: readonly string[] }) {
  return { width, rows: [...rows] }
}
