import { Mutex } from 'async-mutex'
import {
  pushKey,
  pushPreferences,
  pushState as pushStanding,
  pushSubscribe,
  pushUnsubscribe,
  pushWatch,
  type PushStanding,
} from '#contract/notices/push.contract.ts'
import {
  askPushPermission,
  browserAddress,
  deviceTimeZone,
  pushPermission,
  pushSupport,
  subscribeBrowser,
  unsubscribeBrowser,
} from '#platform/push-api.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import type { Caller } from '#api/call.ts'
import {
  kindsOf,
  NO_KINDS,
  NOTHING,
  pushState,
  rememberedKinds,
  rememberKinds,
  type PushKinds,
} from './push-state.ts'

interface Renewal {
  /** The server has the time zone and the language. */
  readonly isReported: boolean
  readonly onReported: () => void
}

/** `dismissed`: the user closed the permission prompt without an answer; it may be shown again. */
export type PushChangeResult = 'done' | 'blocked' | 'dismissed' | 'failed'

/**
 * Calls about this browser's notifications run one after the other: an answer from before a change would put its state
 * back, and a renewal would send it back to the server.
 */
const calls = new Mutex()

/** Reads the state: what this browser supports, what it allows, what the server sends to it. */
export function readPush(call: Caller): Promise<void> {
  return calls.runExclusive(() => readNow(call))
}

/** As `readPush`; then sends this browser's time zone and language, unless the server has them. */
export function renewPush(call: Caller, { isReported, onReported }: Renewal): Promise<void> {
  return calls.runExclusive(async () => {
    await readNow(call)
    const address = await browserAddress()
    if (pushState.view.status !== 'on' || !address || isReported) return
    const kinds = kindsOf(pushState.view)
    await call(pushPreferences, { endpoint: address.endpoint, timeZone: deviceTimeZone(), ...kinds })
      .then(onReported)
      // Retried at the next start.
      .catch(() => undefined)
  })
}

async function readNow(call: Caller): Promise<void> {
  // A kiosk is shared: no notification may reach the next visitor.
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

/**
 * The browser or the server has lost the subscription, but the user has not opted out: it is renewed as long as the
 * permission is granted.
 */
async function recover(call: Caller): Promise<void> {
  const kinds = rememberedKinds()
  if (!kinds || pushPermission() !== 'granted') return show({ status: 'off' })
  showStanding(await subscribe(call, kinds))
}

/** Sets what this browser receives, and requests the permission first if needed. Choosing nothing unsubscribes. */
export async function setPushKinds(call: Caller, kinds: PushKinds): Promise<PushChangeResult> {
  if (!kinds.cart && !kinds.stock && !kinds.parcels) return calls.runExclusive(() => endPush(call))
  const permission = await askPushPermission()
  if (permission === 'denied') {
    show({ status: 'blocked' })
    return 'blocked'
  }
  if (permission !== 'granted') return 'dismissed'
  return calls.runExclusive(() => changeKinds(call, kinds))
}

async function changeKinds(call: Caller, kinds: PushKinds): Promise<PushChangeResult> {
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

/** Subscribes to "back in stock" of one SKU. */
export async function watchStock(call: Caller, sku: string, on: boolean): Promise<PushChangeResult> {
  const { view } = pushState
  if (on && (view.status !== 'on' || !view.stock)) {
    const turned = await setPushKinds(call, { ...kindsOf(view), stock: true })
    if (turned !== 'done') return turned
  }
  return calls.runExclusive(async () => {
    try {
      const address = await browserAddress()
      if (!address) return 'failed'
      showStanding(await call(pushWatch, { endpoint: address.endpoint, sku, on }))
      return 'done'
    } catch {
      return 'failed'
    }
  })
}

/** The browser drops its address even if the server cannot be reached: a later push then cannot be delivered. */
async function endPush(call: Caller): Promise<PushChangeResult> {
  try {
    const address = await browserAddress()
    rememberKinds(NO_KINDS)
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

function showStanding({ watches, ...standing }: PushStanding): void {
  const kinds = kindsOf(standing)
  rememberKinds(kinds)
  show({ status: 'on', ...kinds, watches })
}

function show(view: Partial<typeof NOTHING>): void {
  pushState.view = { ...NOTHING, ...view }
}
