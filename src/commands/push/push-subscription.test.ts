import { beforeEach, expect, test, vi } from 'vitest'
import { pushPreferences, pushState as pushStanding } from '#contract/notices/push.contract.ts'
import type { Caller } from '#api/call.ts'
import { readPush, renewPush, setPushKinds } from './push-subscription.ts'
import { NOTHING, pushState, type PushKinds } from './push-state.ts'

vi.mock('#platform/push-api.ts', () => ({
  askPushPermission: () => Promise.resolve('granted'),
  browserAddress: () => Promise.resolve({ endpoint: 'https://push.example/1', key: 'k' }),
  deviceTimeZone: () => 'Asia/Singapore',
  pushPermission: () => 'granted',
  pushSupport: () => 'ready',
}))
vi.mock('#platform/kiosk/kiosk-tablet.ts', () => ({ inKiosk: () => false }))
vi.mock('#platform/storage/local-storage.ts', () => ({
  readLocal: () => undefined,
  writeLocal: () => undefined,
  dropLocal: () => undefined,
}))

/** A shop that takes in a call at once and answers it when the test lets it. */
function aSlowShop() {
  let kinds: PushKinds = { cart: true, stock: true, parcels: true }
  const held: (() => void)[] = []
  const call = (async (endpoint: unknown, input: PushKinds) => {
    if (endpoint === pushPreferences) kinds = { cart: input.cart, stock: input.stock, parcels: input.parcels }
    else expect(endpoint).toBe(pushStanding)
    const answer = { known: true, ...kinds, watches: [] }
    await new Promise<void>((resolve) => held.push(resolve))
    return answer
  }) as unknown as Caller
  return {
    call,
    kinds: () => kinds,
    async answerAll(turns = 8) {
      for (let turn = 0; turn < turns; turn++) {
        await new Promise((resolve) => setTimeout(resolve))
        // The newest first: answers may overtake each other.
        for (const answer of held.splice(0).toReversed()) answer()
      }
    },
  }
}

beforeEach(() => {
  pushState.view = { ...NOTHING, status: 'on', cart: true, stock: true, parcels: true }
})

test.each([
  ['a reading', (call: Caller) => readPush(call)],
  [
    'the renewal of a page that has just opened',
    (call: Caller) => renewPush(call, { isReported: false, onReported: () => {} }),
  ],
])('a kind that is turned off during %s stays off, here and in the shop', async (_, begin) => {
  const shop = aSlowShop()
  const begun = begin(shop.call)
  const turned = setPushKinds(shop.call, { cart: false, stock: true, parcels: true })
  await shop.answerAll()
  await Promise.all([begun, turned])
  expect(shop.kinds()).toEqual({ cart: false, stock: true, parcels: true })
  expect(pushState.view).toMatchObject({ status: 'on', cart: false, stock: true })
})
