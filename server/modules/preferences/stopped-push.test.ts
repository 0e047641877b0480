import { describe, expect, test } from 'vitest'
import { savePreferences } from '#contract/account/preferences.contract.ts'
import { pushWatch } from '#contract/notices/push.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aPushWorld } from '#tests/world/device/push-world.ts'
import { aDevice } from '#tests/world/shops/test-client.ts'
import { announceStock } from '../push/back-in-stock.ts'
import { remindOfCarts } from '../push/cart-reminders.ts'

describe.each(ENGINES)('notifications of a member on %s', (engine) => {
  const world = aPushWorld(engine)

  /** A member with a piece in the bag, who waits for another one, on two browsers that get both notifications. */
  async function aNotifiedMember() {
    const { shop, service, dress, other, browser } = world.now()
    const { client } = await aRegisteredMember(shop)
    const browsers = [browser, service.browser()]
    for (const one of browsers) {
      await world.subscribe(client, one)
      await world.stock(other.sku, 0)
      await client.get(pushWatch, { endpoint: one.endpoint, sku: other.sku, on: true })
    }
    await world.add(dress, client)
    world.pass(4)
    await world.stock(other.sku, 3)
    const kinds = async () => {
      await announceStock(shop.services)
      await world.work()
      return browsers.map(({ received }) => received.map(({ message }) => message['kind']).toSorted())
    }
    return { client, kinds }
  }

  test.each([
    ['nothing is turned off', {}, ['cart', 'stock']],
    ['reminders of the bag are turned off', { cartPush: 'off' }, ['stock']],
    ['pieces that are back are turned off', { stockPush: 'off' }, ['cart']],
    ['both are turned off', { cartPush: 'off', stockPush: 'off' }, []],
  ] as const)('%s: each browser gets the rest (spec 2.14, 7.3)', async (_, change, expected) => {
    const { client, kinds } = await aNotifiedMember()
    if (Object.keys(change).length > 0) await client.get(savePreferences, change, aDevice().next())
    expect(await kinds()).toEqual([expected, expected])
  })

  test('one that is in the outbox already is not sent', async () => {
    const { shop } = world.now()
    const { client, kinds } = await aNotifiedMember()
    await remindOfCarts(shop.services)
    await announceStock(shop.services)
    expect((await world.outbox()).filter(({ kind }) => kind === 'push')).toHaveLength(4)
    await client.get(savePreferences, { cartPush: 'off', stockPush: 'off' }, aDevice().next())
    expect(await kinds()).toEqual([[], []])
  })
})
