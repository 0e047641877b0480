import webPush from 'web-push'
import type { Db } from '../../db/schema/database.ts'

const KEY = 'secret.vapid'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The server's own keys, created at the first start and the same on every node from then on: with new keys no
 * subscribed browser could be reached any more.
 */
export async function vapidKeysOf(db: Db): Promise<VapidKeys> {
  const known = await read(db)
  if (known) return known
  await db
    .insertInto('setting')
    .values({ key: KEY, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const made = await read(db)
  if (!made) throw new RangeError('the keys for notifications could not be kept')
  return made
}

async function read(db: Db): Promise<VapidKeys | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst()
  return row && (JSON.parse(row.value) as VapidKeys)
}
