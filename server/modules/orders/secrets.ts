import { hmac } from '../../core/digest.ts'
import type { Db } from '../../db/schema/database.ts'
import { secretOf } from '../../db/shop-secrets.ts'

/** The secret that opens a guest's order. It is computed, so that only its hash is stored. */
export async function orderSecret(db: Db, orderId: string): Promise<string> {
  return hmac(await secretOf(db, 'order'), orderId)
}
