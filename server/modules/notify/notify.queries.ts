import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'

/** Whether this shopper has shown before that mails to the address reach them. */
export async function isOwnAddress(db: Reader, shopper: Shopper, email: string): Promise<boolean> {
  const agreed = await db
    .selectFrom('stock_notice')
    .select('email')
    .where('email', '=', email)
    .where('shopper', '=', shopperKey(shopper))
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (agreed) return true
  if (shopper.kind !== 'member') return false
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', shopper.id)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return member !== undefined
}
