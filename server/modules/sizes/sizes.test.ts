import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopperKey } from '#domain/account/shopper.ts'
import { mySizes, saveMySizes } from '#contract/account/sizes.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aGuestAndAMember, mergeInShop } from '#tests/world/shops/client-of-shopper.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('my sizes on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const MINE = {
    height: 1_680,
    bust: 845,
    waist: 665,
    hip: 920,
    weight: 58_500,
    bra: '75B',
    country: 'EU',
  } as const

  test('are visible to their own user only, and empty before the first write', async () => {
    const [one, other] = [aTestClient(shop.url), aTestClient(shop.url)]
    expect(await one.get(mySizes, {})).toEqual({ version: 0, shopper: expect.any(String) })
    const saved = await one.get(saveMySizes, MINE, aDevice().next())
    expect(saved).toEqual({ version: 1, shopper: saved.shopper, ...MINE })
    expect(await one.get(mySizes, {})).toEqual(saved)
    expect(await other.get(mySizes, {})).toEqual({
      version: 0,
      shopper: '',
    })
  })

  test('are set one by one: what is left out stays, and zero forgets', async () => {
    const one = aTestClient(shop.url)
    await one.get(saveMySizes, MINE)
    const after = await one.get(saveMySizes, { bust: 860, waist: 0 })
    const { waist: _, ...others } = MINE
    expect(after).toEqual({ version: 2, shopper: after.shopper, ...others, bust: 860 })
    const none = { height: 0, bust: 0, waist: 0, hip: 0, weight: 0, bra: '' }
    expect(await one.get(saveMySizes, none)).toEqual({ version: 3, shopper: after.shopper, country: 'EU' })
  })

  test('said once more because the answer was lost, they are as they were', async () => {
    const one = aTestClient(shop.url)
    const device = aDevice()
    const place = device.next()
    const first = await one.get(saveMySizes, MINE, place)
    await one.get(saveMySizes, { bust: 900 }, aDevice().next())
    expect(await one.get(saveMySizes, MINE, place)).toMatchObject({ version: 2, bust: 900 })
    expect(first.version).toBe(1)
  })

  test.each([
    ['a bust of a metre and a half too much', { bust: 2_500 }],
    ['a weight in kilogrammes', { weight: 58 }],
    ['half a millimetre', { waist: 665.5 }],
    ['a bra size without a cup', { bra: '75' }],
    ['a bra size in small letters', { bra: '75b' }],
    ['words', { hip: 'wide' as unknown as number }],
    ['a country without sizes of its own', { country: 'XX' as unknown as 'EU' }],
  ])('%s is refused', async (_, wrong) => {
    const one = aTestClient(shop.url)
    await one.get(saveMySizes, MINE)
    const { status, body } = await one.ask(saveMySizes, wrong)
    expect([status, body.code]).toEqual([400, 400])
    expect(await one.get(mySizes, {})).toMatchObject(MINE)
  })

  describe('at sign-in', () => {
    test('a guest’s become the member’s', async () => {
      const { guest, member, from, to } = await aGuestAndAMember(shop)
      await guest.get(saveMySizes, MINE)
      await mergeInShop(shop, { guest: from, member: to })
      expect(await member.get(mySizes, {})).toEqual({ version: 1, shopper: shopperKey(to), ...MINE })
      expect(await guest.get(mySizes, {})).toEqual({ version: 0, shopper: shopperKey(from) })
    })

    test.each([
      ['the guest', 900],
      ['the member', 800],
    ])('where both have some, the later word holds: of %s', async (later, bust) => {
      const { guest, member, from, to } = await aGuestAndAMember(shop)
      const said = [
        () => guest.get(saveMySizes, { bust: 900 }),
        () => member.get(saveMySizes, { bust: 800, hip: 950 }),
      ]
      for (const say of later === 'the guest' ? said.toReversed() : said) {
        shop.clock.now += 1_000
        await say()
      }
      await mergeInShop(shop, { guest: from, member: to })
      const after = await member.get(mySizes, {})
      expect(after).toMatchObject({ version: 2, shopper: shopperKey(to), bust })
      expect(after.hip).toBe(later === 'the guest' ? undefined : 950)
    })
  })
})
