import { pushPreferences } from '#contract/push.ts'
import { browserAddress, deviceTimeZone, pushPermission, pushSupport } from '#platform/push.ts'
import type { Place } from '#platform/place.ts'
import { readLocal, writeLocal } from '#platform/local-storage.ts'
import type { Caller } from '../call.ts'
import { readPush } from './push.ts'
import { pushState, rememberedKinds } from './push-state.ts'

/** What the shop last knew of where this device is and what it speaks. */
const TOLD = 'vanda-push-told'

/**
 * For whoever has asked for notifications: a lost subscription is renewed, and the shop learns of another time zone or
 * language. Everybody else costs it nothing.
 */
export async function keepPush(call: Caller, place: Place): Promise<void> {
  const kinds = rememberedKinds()
  if (!kinds || pushSupport() !== 'ready' || pushPermission() !== 'granted') return
  await readPush(call)
  const told = `${deviceTimeZone()} ${place.language}`
  const address = await browserAddress()
  if (pushState.view.status !== 'on' || !address || readLocal(TOLD) === told) return
  const { cart, stock } = pushState.view
  await call(pushPreferences, { endpoint: address.endpoint, timeZone: deviceTimeZone(), cart, stock })
    .then(() => writeLocal(TOLD, told))
    // The next start tries again.
    .catch(() => undefined)
}
