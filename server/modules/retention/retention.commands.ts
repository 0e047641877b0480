import { keysOfKind } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { SHOPPER_ABSOLUTE_MS } from '../identity/identity.policy.ts'
import type { Services } from '../../services/services.ts'

/** Longer than any operation may wait on a device (7 days), so that a repeated one always finds its response. */
const KEEP_MS = 30 * DAY_MS

/** Deletes rows that no client can request any more. Returns their number. */
export async function prune(services: Services): Promise<number> {
  const { db } = services.store
  const now = services.now()
  const before = now - KEEP_MS
  const gone = [
    // A copy of a device may return as long as its session is valid (decision 0025).
    await db
      .deleteFrom('device_answer')
      .where('at', '<', now - SHOPPER_ABSOLUTE_MS)
      .executeTakeFirst(),
    await db.deleteFrom('idempotency').where('created_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('rate_limit').where('window_ends', '<', now).executeTakeFirst(),
    await db
      .deleteFrom('hand_over')
      .where('until', '<', now - DAY_MS)
      .executeTakeFirst(),
    await db.deleteFrom('payment_notice').where('at', '<', before).executeTakeFirst(),
    await db
      .deleteFrom('size_info')
      .where('shopper', 'like', keysOfKind('guest'))
      .where('saved_at', '<', now - SHOPPER_ABSOLUTE_MS)
      .executeTakeFirst(),
    await db.deleteFrom('stock_notice').where('sent_at', '<', before).executeTakeFirst(),
    await db
      .deleteFrom('outbox')
      .where('state', '=', 'sent')
      .where('next_at', '<', before)
      .executeTakeFirst(),
  ]
  return gone.reduce((sum, result) => sum + Number(result.numDeletedRows), 0)
}
