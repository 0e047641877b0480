import { readLanguage } from '#domain/region/language.ts'
import { decoded } from '#domain/region/links.ts'
import type { Reader } from '../../db/schema/database.ts'

/** Longer paths are not stored: an entry of an index of PostgreSQL has 2,700 bytes at most. */
const MOST_LETTERS = 500

/**
 * A path of the old shop as it is stored and looked up: without its language, decoded, in lower case, without a slash at
 * the end. Shopify shows a product below each of its collections, too. Undefined for a path that names no product.
 */
export function oldAddressKey(pathname: string): string | undefined {
  const key = decoded(readLanguage(pathname).page)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/collections\/[^/]+(?=\/products\/)/, '')
    .replace(/(?<!\/)\/+$/, '')
  // PostgreSQL stores no NUL.
  return key === '' || key.length > MOST_LETTERS || key.includes('\0') ? undefined : key
}

/** The SPU of the product that was at this path in the old shop. */
export async function spuAtOldAddress(db: Reader, pathname: string): Promise<string | undefined> {
  const path = oldAddressKey(pathname)
  if (path === undefined) return undefined
  const row = await db
    .selectFrom('old_address')
    .innerJoin('product', 'product.id', 'old_address.product_id')
    .select('product.spu')
    .where('old_address.path', '=', path)
    .executeTakeFirst()
  return row?.spu
}

/** Those of these paths that lead to a product already. */
export async function knownAddresses(db: Reader, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectFrom('old_address')
    .select('path')
    .where('path', 'in', [...paths])
    .execute()
  return new Set(rows.map(({ path }) => path))
}
