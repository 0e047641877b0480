import type { KeptLook, Looks } from '#contract/account/looks.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Look } from '#domain/looks/looks.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { PictureSource } from '../../providers/pictures/picture-source.ts'
import { readBookHead } from '../../services/book-head.ts'
import { pairPicture } from '../media/addresses.ts'
import { PICTURED_COLOUR } from '../media/assets/source-colours.ts'

/** A shopper's looks, newest first. */
export async function looksOf(db: Reader, shopper: Shopper): Promise<Look[]> {
  return db
    .selectFrom('saved_look')
    .select(['id', 'spu', 'pid', 'other_spu as otherSpu', 'other_pid as otherPid'])
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('place', 'desc')
    .orderBy('id')
    .execute()
}

/** With the picture of both pieces, where the shop still shows them together. */
export async function picturedLooksOf(
  db: Reader,
  pictures: PictureSource,
  shopper: Shopper,
): Promise<KeptLook[]> {
  const looks = await looksOf(db, shopper)
  if (looks.length === 0) return []
  const pids = looks.flatMap(({ pid, otherPid }) => [pid, otherPid])
  const colours = await db
    .selectFrom('colour')
    .select(['colour.product_id', ...PICTURED_COLOUR])
    .where('colour.pid', 'in', pids)
    .execute()
  const products = colours.map((colour) => colour.product_id)
  const relations = products.length > 0 ? await relationsAmong(db, products) : new Set<string>()
  return looks.map((look) => {
    const [one, two] = [look.pid, look.otherPid].map((pid) => colours.find((colour) => colour.pid === pid))
    const isOffered =
      one && two && [`${one.product_id} ${two.product_id}`, `${two.product_id} ${one.product_id}`].some(has)
    return { ...look, picture: (isOffered && pairPicture(pictures, one, two)) || '' }
  })

  function has(relation: string): boolean {
    return relations.has(relation)
  }
}

async function relationsAmong(db: Reader, products: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('product_relation')
    .select(['product_id', 'other_id'])
    .where('kind', '=', 'bundle')
    .where('product_id', 'in', [...products])
    .where('other_id', 'in', [...products])
    .execute()
  return new Set(rows.map((row) => `${row.product_id} ${row.other_id}`))
}

export async function readLooks(
  db: Reader,
  pictures: PictureSource,
  shopper: Shopper | undefined,
): Promise<Looks> {
  return {
    ...(await readBookHead(db, 'look_book', shopper)),
    list: shopper ? await picturedLooksOf(db, pictures, shopper) : [],
  }
}
