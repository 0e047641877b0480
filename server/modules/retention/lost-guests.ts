import { setImmediate as nextTask } from 'node:timers/promises'
import { parseShopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import type { Db } from '../../db/schema/database.ts'
import type { Lease } from '../../queue/lease.ts'
import { MOST_ROWS } from './expired-rows.ts'

/** What a guest leaves; a notification's subscription stays, because it works without a session. */
const OF_GUESTS = [
  'cart_line',
  'cart',
  'wishlist_item',
  'wishlist',
  'saved_search',
  'search_book',
  'saved_look',
  'look_book',
  'push_tag',
] as const

type GuestTable = (typeof OF_GUESTS)[number]

/** Deletes what guests without a session have left, table by table in the order of its keys. Returns the number of rows. */
export async function deleteLostGuests(db: Db, lease: Partial<Lease>): Promise<number> {
  let gone = 0
  for (const table of OF_GUESTS) {
    let after: ShopperKey | undefined
    do {
      const guests = await guestsAfter(db, table, after)
      gone += await deleteLost(db, table, guests)
      after = guests.at(-1)
      await nextTask()
    } while (after !== undefined && lease.signal?.aborted !== true)
  }
  return gone
}

/** The next guests with rows in the table: their keys sort before those of members. */
async function guestsAfter(db: Db, table: GuestTable, after: ShopperKey | undefined): Promise<ShopperKey[]> {
  const inOrder = db.selectFrom(table).select(`${table}.shopper`).distinct().orderBy(`${table}.shopper`)
  const next = after === undefined ? inOrder : inOrder.where(`${table}.shopper`, '>', after)
  const rows = await next.limit(MOST_ROWS).execute()
  return rows.map(({ shopper }) => shopper).filter((key) => parseShopperKey(key).kind === 'guest')
}

async function deleteLost(db: Db, table: GuestTable, guests: readonly ShopperKey[]): Promise<number> {
  if (guests.length === 0) return 0
  const sessions = await db.selectFrom('session').select('shopper').where('shopper', 'in', guests).execute()
  const known = new Set(sessions.map(({ shopper }) => shopper))
  const lost = guests.filter((guest) => !known.has(guest))
  if (lost.length === 0) return 0
  const { numDeletedRows } = await db.deleteFrom(table).where('shopper', 'in', lost).executeTakeFirst()
  return Number(numDeletedRows)
}
