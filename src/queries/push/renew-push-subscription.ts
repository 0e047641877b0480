import { pushPreferences } from '#contract/push.contract.ts'
import { browserAddress, deviceTimeZone, pushPermission, pushSupport } from '#platform/push-api.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { readLocal, writeLocal } from '#platform/local-storage.ts'
import type { Caller } from '#api/call.ts'
import { readPush } from './push-subscription.ts'
import { pushState, rememberedKinds } from './push-state.ts'

/** Time zone and language that the server last received. */
const REGISTERED = 'vanda-push-registered'

/**
 * With notifications on, a lost subscription is renewed and the server learns of a new time zone or language. Other
 * devices make no call.
 */
export async function renewPushSubscription(call: Caller, storefront: Storefront): Promise<void> {
  const kinds = rememberedKinds()
  if (!kinds || pushSupport() !== 'ready' || pushPermission() !== 'granted') return
  await readPush(call)
  const reported = `${deviceTimeZone()} ${storefront.language}`
  const address = await browserAddress()
  if (pushState.view.status !== 'on' || !address || readLocal(REGISTERED) === reported) return
  const { cart, stock } = pushState.view
  await call(pushPreferences, { endpoint: address.endpoint, timeZone: deviceTimeZone(), cart, stock })
    .then(() => writeLocal(REGISTERED, reported))
    // Retried at the next start.
    .catch(() => undefined)
}
