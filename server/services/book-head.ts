import { callerKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Reader } from '../db/schema/database.ts'

/** Of lists that a device keeps as a whole. */
type BookTable = 'address_book' | 'look_book' | 'search_book'

/** Whose list it is, and its version; 0 before its first change. */
export async function readBookHead(
  db: Reader,
  table: BookTable,
  shopper: Shopper | undefined,
): Promise<{ readonly version: number; readonly shopper: string }> {
  const head =
    shopper &&
    (await db
      .selectFrom(table)
      .select('version')
      .where('shopper', '=', shopperKey(shopper))
      .executeTakeFirst())
  return { version: head?.version ?? 0, shopper: callerKey(shopper) }
}
