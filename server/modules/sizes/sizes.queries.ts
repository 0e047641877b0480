import { callerKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { SizeInfo } from '#contract/account/sizes.contract.ts'
import { SIZE_COUNTRIES } from '#domain/sizing/sizing.ts'
import { MY_MEASURES } from '#domain/sizing/my-sizes.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A user's measurements; without any, a version without measurements. */
export async function sizesOf(db: Reader, shopper: Shopper | undefined): Promise<SizeInfo> {
  const row =
    shopper &&
    (await db
      .selectFrom('size_info')
      .selectAll()
      .where('shopper', '=', shopperKey(shopper))
      .executeTakeFirst())
  if (!row) return { version: 0, shopper: callerKey(shopper) }
  const country = SIZE_COUNTRIES.find((one) => one === row.country)
  return {
    version: row.version,
    shopper: callerKey(shopper),
    ...Object.fromEntries(MY_MEASURES.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
    ...(row.bra !== null && { bra: row.bra }),
    ...(country && { country }),
  }
}
