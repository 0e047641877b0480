import type { Store } from '../../db/open.ts'
import { BadSettings, isHttps, type Env } from '../../core/env.ts'
import type { PushProvider } from '../../providers/push/push-provider.ts'
import { createWebPush } from '../../providers/push/web-push.ts'
import { vapidKeysOf } from './vapid-keys.ts'

/** The store tool sends with it, too. */
export async function openPush(env: Env, store: Store): Promise<PushProvider> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (Boolean(publicKey) !== Boolean(privateKey))
    throw new BadSettings('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are needed together')
  const keys = publicKey && privateKey ? { publicKey, privateKey } : await vapidKeysOf(store.db)
  return createWebPush({ ...keys, subject: contactOf(env), loopback: env.PUSH_LOOPBACK })
}

function contactOf(env: Env): string {
  if (env.VAPID_SUBJECT) return env.VAPID_SUBJECT
  if (isHttps(env)) return env.publicUrl
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM)?.[0] ?? 'orders@vanda.example'}`
}
