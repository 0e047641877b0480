import type { PointEntry } from '#domain/points/points.ts'
import type { Reader } from '../../db/schema/database.ts'

/** What entries of an order are about: the points that it gave, paid with, or was redeemed with (`points-ledger.ts`). */
const OF_ORDER = /^(?:order|points|points-price):(.+)$/

/** The number of the order of each entry that has one, by what the entry is about. */
export async function orderNumbersOf(
  db: Reader,
  entries: readonly PointEntry[],
): Promise<ReadonlyMap<string, string>> {
  const orders = new Map(
    entries.flatMap(({ about }) => {
      const [, id] = OF_ORDER.exec(about) ?? []
      return id === undefined ? [] : [[about, id] as const]
    }),
  )
  if (orders.size === 0) return new Map()
  const ids = [...new Set(orders.values())]
  const rows = await db.selectFrom('shop_order').select(['id', 'number']).where('id', 'in', ids).execute()
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return new Map(
    [...orders].flatMap(([about, id]) => {
      const number = numbers.get(id)
      return number === undefined ? [] : [[about, number] as const]
    }),
  )
}
