import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declinePasskey, offerPasskey } from '#contract/account/passkeys.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aMemberWithPasskey } from '#tests/world/people/passkeys.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('the offer of a passkey after an order on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const isOffered = async (client: TestClient, orderNumber: string) =>
    (await client.get(offerPasskey, { orderNumber })).offered

  test('is made after one order, also when its page is loaded again, and after no other', async () => {
    const { client } = await aRegisteredMember(shop)
    expect([await isOffered(client, 'V1'), await isOffered(client, 'V1')]).toEqual([true, true])
    expect([await isOffered(client, 'V2'), await isOffered(client, 'V1')]).toEqual([false, true])
  })

  test('is not made again once it was declined, on any device', async () => {
    const { client } = await aRegisteredMember(shop)
    await isOffered(client, 'V1')
    await client.get(declinePasskey, {})
    expect([await isOffered(client, 'V1'), await isOffered(client, 'V2')]).toEqual([false, false])
    const { client: other } = await aRegisteredMember(shop)
    await other.get(declinePasskey, {})
    expect(await isOffered(other, 'V1')).toBe(false)
  })

  test('is not made to a member with a passkey, nor to a guest', async () => {
    const { client } = await aMemberWithPasskey(shop)
    expect(await isOffered(client, 'V1')).toBe(false)
    for (const endpoint of [offerPasskey, declinePasskey])
      expect((await aTestClient(shop.url).ask(endpoint, { orderNumber: 'V1' } as never)).status).toBe(401)
  })
})
