import type { Db } from '../../db/schema/database.ts'
import { readOrCreateSetting } from '../../db/read-or-create-setting.ts'

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
  const stored = await readOrCreateSetting(db, KEY, async () => {
    const { default: webPush } = await import('web-push')
    return JSON.stringify(webPush.generateVAPIDKeys())
  })
  return JSON.parse(stored) as VapidKeys
}
