import type { Reader } from '../../db/schema/database.ts'

/** Longest time between a transaction's timestamp and its commit: changes of that period are read again. */
const OVERLAP_MS = 15_000

/** How far the catalogue has followed the database, by the database's timestamps. */
export interface Watermark {
  readonly changedAt: number
  readonly movedAt: number
}

/** A timestamp later than `now` was set by a wrong clock and must not hide changes until then. */
export async function watermarkOf(db: Reader, now: number): Promise<Watermark> {
  const [products, moves] = await Promise.all([
    db
      .selectFrom('product')
      .select((of) => of.fn.max('changed_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('stock_move')
      .select((of) => of.fn.max('at').as('at'))
      .executeTakeFirst(),
  ])
  return { changedAt: Math.min(now, products?.at ?? 0), movedAt: Math.min(now, moves?.at ?? 0) }
}

export function since(at: number): number {
  return at - OVERLAP_MS
}

/** SKUs whose stock has changed since. The initial stock of a seeded shop is older than any watermark. */
export async function movedSkus(db: Reader, movedAt: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_move')
    .select('sku')
    .distinct()
    .where('at', '>', since(movedAt))
    .execute()
  return rows.map((row) => row.sku)
}

/** Equal while campaigns and articles are the same: they are read from the database when they are requested. */
export async function editionOf(db: Reader): Promise<string> {
  const [campaigns, articles] = await Promise.all([
    db.selectFrom('campaign').selectAll().orderBy('key').execute(),
    db.selectFrom('article').select(['id', 'lang', 'changed_at']).orderBy('id').orderBy('lang').execute(),
  ])
  return JSON.stringify([campaigns, articles])
}

const MOST_AT_ONCE = 500

export async function stockOf(
  db: Reader,
  skus: readonly string[],
): Promise<{ sku: string; stock: number }[]> {
  const found: { sku: string; stock: number }[] = []
  for (let at = 0; at < skus.length; at += MOST_AT_ONCE) {
    const some = skus.slice(at, at + MOST_AT_ONCE)
    found.push(...(await db.selectFrom('sku').select(['sku', 'stock']).where('sku', 'in', some).execute()))
  }
  return found
}
