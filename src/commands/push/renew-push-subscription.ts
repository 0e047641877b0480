import { deviceTimeZone, pushPermission, pushSupport } from '#platform/push-api.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import type { Caller } from '#api/call.ts'
import { renewPush } from './push-subscription.ts'
import { hasPushKinds } from './push-state.ts'

/** Time zone and language that the server last received. */
const REGISTERED = 'vanda-push-registered'

/**
 * With notifications on, a lost subscription is renewed and the server learns of a new time zone or language. Other
 * devices make no call.
 */
export async function renewPushSubscription(call: Caller, storefront: Storefront): Promise<void> {
  if (!hasPushKinds() || pushSupport() !== 'ready' || pushPermission() !== 'granted') return
  const reported = `${deviceTimeZone()} ${storefront.language}`
  await renewPush(call, {
    isReported: readLocal(REGISTERED) === reported,
    onReported: () => writeLocal(REGISTERED, reported),
  })
}
