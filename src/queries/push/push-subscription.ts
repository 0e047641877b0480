import {
  pushKey,
  pushPreferences,
  pushState as pushStanding,
  pushSubscribe,
  pushUnsubscribe,
  pushWatch,
  type PushStanding,
} from '#contract/push.contract.ts'
import {
  askPushPermission,
  browserAddress,
  deviceTimeZone,
  pushPermission,
  pushSupport,
  subscribeBrowser,
  unsubscribeBrowser,
} from '#platform/push-api.ts'
import { inKiosk } from '#platform/kiosk-tablet.ts'
import type { Caller } from '#api/call.ts'
import { NOTHING, pushState, rememberedKinds, rememberKinds, type PushKinds } from './push-state.ts'

/** `dismissed`: the question was closed without an answer, and may be asked again. */
export type PushChangeResult = 'done' | 'blocked' | 'dismissed' | 'failed'

/** Reads how things stand: what this browser can, what it allows, what the shop sends to it. */
export async function readPush(call: Caller): Promise<void> {
  // A tablet in a store is shared: no notification may reach the next person.
  if (inKiosk()) return show({ status: 'none' })
  const support = pushSupport()
  if (support !== 'ready') return show({ status: support })
  if (pushPermission() === 'denied') return show({ status: 'blocked' })
  try {
    const address = await browserAddress()
    if (!address) return await recover(call)
    const standing = await call(pushStanding, { endpoint: address.endpoint })
    if (standing.known) return showStanding(standing)
    await recover(call)
  } catch {
    show({ status: 'failed', ...rememberedKinds() })
  }
}

/** The browser or the shop has lost the subscription, not the shopper's wish: as long as it is allowed, it is renewed. */
async function recover(call: Caller): Promise<void> {
  const kinds = rememberedKinds()
  if (!kinds || pushPermission() !== 'granted') return show({ status: 'off' })
  showStanding(await subscribe(call, kinds))
}

/** Says what this browser is to be told about; asks for the permission where there is none. Nothing chosen ends it all. */
export async function setPushKinds(call: Caller, kinds: PushKinds): Promise<PushChangeResult> {
  if (!kinds.cart && !kinds.stock) return endPush(call)
  const permission = await askPushPermission()
  if (permission === 'denied') {
    show({ status: 'blocked' })
    return 'blocked'
  }
  if (permission !== 'granted') return 'dismissed'
  try {
    const address = await browserAddress()
    const known = pushState.view.status === 'on' && address
    const standing = known
      ? await call(pushPreferences, { endpoint: address.endpoint, timeZone: deviceTimeZone(), ...kinds })
      : await subscribe(call, kinds)
    showStanding(standing)
    return 'done'
  } catch {
    return 'failed'
  }
}

/** "Tell me when it is back", for one piece. */
export async function watchStock(call: Caller, sku: string, on: boolean): Promise<PushChangeResult> {
  const { status, cart, stock } = pushState.view
  if (on && (status !== 'on' || !stock)) {
    const turned = await setPushKinds(call, { cart, stock: true })
    if (turned !== 'done') return turned
  }
  try {
    const address = await browserAddress()
    if (!address) return 'failed'
    showStanding(await call(pushWatch, { endpoint: address.endpoint, sku, on }))
    return 'done'
  } catch {
    return 'failed'
  }
}

/** The browser gives its address up even if the shop cannot be told: what is sent to it then finds nobody. */
async function endPush(call: Caller): Promise<PushChangeResult> {
  try {
    const address = await browserAddress()
    rememberKinds({ cart: false, stock: false })
    if (!address) {
      show({ status: 'off' })
      return 'done'
    }
    await unsubscribeBrowser()
    show({ status: 'off' })
    await call(pushUnsubscribe, { endpoint: address.endpoint }).catch(() => undefined)
    return 'done'
  } catch {
    return 'failed'
  }
}

async function subscribe(call: Caller, kinds: PushKinds): Promise<PushStanding> {
  const { key } = await call(pushKey, {})
  const address = await subscribeBrowser(key)
  return call(pushSubscribe, { ...address, timeZone: deviceTimeZone(), ...kinds })
}

function showStanding({ cart, stock, watches }: PushStanding): void {
  rememberKinds({ cart, stock })
  show({ status: 'on', cart, stock, watches })
}

function show(view: Partial<typeof NOTHING>): void {
  pushState.view = { ...NOTHING, ...view }
}
