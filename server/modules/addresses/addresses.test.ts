import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressList, deleteAddress, saveAddress } from '#contract/account/addresses.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { MAX_ADDRESSES } from '#domain/account/address-book.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { ADDRESS, AMERICAN_ADDRESS } from '#tests/world/people/addresses.ts'
import { aMember } from '#tests/world/shops/builders.ts'
import { aClientOf, aGuestAndAMember, mergeInShop } from '#tests/world/shops/client-of-shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

type Sent = SentTo<typeof saveAddress>

const anAddress = (given: Partial<Sent> = {}): Sent => ({
  ...ADDRESS,
  id: randomUUID(),
  type: 'shipping',
  isDefault: false,
  ...given,
})

describe.each(ENGINES)('an address book on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const aMemberClient = () => aClientOf(shop, aMember())
  const idsOf = async (client: TestClient) => (await client.get(addressList, {})).list.map(({ id }) => id)
  const defaultsOf = async (client: TestClient) =>
    (await client.get(addressList, {})).list.filter(({ isDefault }) => isDefault).map(({ id }) => id)

  test('is empty before the first address, and keeps addresses as they were entered', async () => {
    const member = await aMemberClient()
    const empty = await member.get(addressList, {})
    expect(empty).toEqual({ version: 0, shopper: empty.shopper, rules: 'lenient', list: [] })
    const entered = anAddress({
      ...AMERICAN_ADDRESS,
      firstName: '  Siân ',
      line2: '#12-34',
      phone: '+1 512 555 0123',
    })
    const saved = await member.get(saveAddress, entered, aDevice().next())
    expect(saved).toEqual({
      version: 1,
      shopper: saved.shopper,
      rules: 'lenient',
      list: [{ ...entered, firstName: 'Siân', isDefault: true }],
    })
    expect(await member.get(addressList, {})).toEqual(saved)
  })

  test('has one default for each type', async () => {
    const member = await aMemberClient()
    const [home, work, billing] = [anAddress(), anAddress(), anAddress({ type: 'billing' })]
    for (const one of [home, work, billing]) await member.get(saveAddress, one)
    expect(await defaultsOf(member)).toEqual([home.id, billing.id])
    await member.get(saveAddress, { ...work, isDefault: true })
    expect(await defaultsOf(member)).toEqual([work.id, billing.id])
    expect(await idsOf(member)).toEqual([home.id, work.id, billing.id])
    await member.get(deleteAddress, { id: work.id })
    expect(await defaultsOf(member)).toEqual([home.id, billing.id])
  })

  test('takes an operation once, also when its answer was lost', async () => {
    const member = await aMemberClient()
    const device = aDevice()
    const place = device.next()
    const home = anAddress()
    await member.get(saveAddress, home, place)
    await member.get(saveAddress, { ...home, line1: '7 Ann Siang Hill' }, device.next())
    const again = await member.get(saveAddress, home, place)
    expect(again).toMatchObject({ version: 2, list: [{ id: home.id, line1: '7 Ann Siang Hill' }] })
  })

  test.each([
    ['a name of one letter', { firstName: 'M' }, [{ field: 'firstName', problem: 'too-short' }]],
    ['Chinese characters', { line1: '乌节路 12 号' }, [{ field: 'line1', problem: 'chinese' }]],
    ['a PO Box', { line1: 'PO Box 1234' }, [{ field: 'line1', problem: 'po-box' }]],
    [
      'a postal code of another country',
      { postalCode: '1234' },
      [{ field: 'postalCode', problem: 'postal-code' }],
    ],
    [
      'a country without a parcel service',
      { country: 'XX' },
      [{ field: 'country', problem: 'unknown-country' }],
    ],
  ])('%s is refused by the rules of checkout (spec 5), and nothing changes', async (_, wrong, problems) => {
    const member = await aMemberClient()
    const home = anAddress()
    await member.get(saveAddress, home)
    const { status, body } = await member.ask(saveAddress, { ...home, ...wrong }, aDevice().next())
    expect([status, body]).toMatchObject([200, { code: 4011, data: { reason: 'address-wrong', problems } }])
    expect((await member.get(addressList, {})).list).toEqual([{ ...home, isDefault: true }])
  })

  test.each([
    ['an id that is no UUID', { id: 'home' }],
    ['a type that the shop does not have', { type: 'holiday' as unknown as 'billing' }],
    ['a field that the shop does not have', { shopper: 'mother' }],
  ])('%s is refused as malformed', async (_, wrong) => {
    const { status, body } = await (await aMemberClient()).ask(saveAddress, { ...anAddress(), ...wrong })
    expect([status, body.code]).toEqual([400, 400])
  })

  test('has a limit, beyond which an address can be replaced and not added', async () => {
    const member = await aMemberClient()
    const all = Array.from({ length: MAX_ADDRESSES }, () => anAddress())
    for (const one of all) await member.get(saveAddress, one)
    const { body } = await member.ask(saveAddress, anAddress())
    expect(body).toMatchObject({ code: 4060, data: { reason: 'addresses-full', most: 20 } })
    const [first = anAddress()] = all
    await member.get(saveAddress, { ...first, line2: '#05-01' })
    expect(await idsOf(member)).toEqual(all.map(({ id }) => id))
  })

  describe('S8: belongs to its member', () => {
    test('a guest has none', async () => {
      const guest = aTestClient(shop.url)
      for (const asked of [
        await guest.ask(addressList, {}),
        await guest.ask(saveAddress, anAddress(), aDevice().next()),
        await guest.ask(deleteAddress, { id: randomUUID() }, aDevice().next()),
      ])
        expect([asked.status, asked.body.data]).toMatchObject([401, { reason: 'sign-in-needed' }])
    })

    test('an id of another member is unknown: it is neither read nor changed nor deleted', async () => {
      const [owner, other] = [await aMemberClient(), await aMemberClient()]
      const home = anAddress()
      await owner.get(saveAddress, home)
      const before = await owner.get(addressList, {})
      expect((await other.get(deleteAddress, { id: home.id })).list).toEqual([])
      const own = { ...home, line1: '7 Ann Siang Hill' }
      expect((await other.get(saveAddress, own)).list).toEqual([{ ...own, isDefault: true }])
      expect(await owner.get(addressList, {})).toEqual(before)
      await owner.get(deleteAddress, { id: home.id })
      expect(await idsOf(other)).toEqual([home.id])
    })

    test('a sign-in leaves it as it is: a guest brings no addresses', async () => {
      const { member, from, to } = await aGuestAndAMember(shop)
      await member.get(saveAddress, anAddress())
      const before = await member.get(addressList, {})
      await mergeInShop(shop, { guest: from, member: to })
      expect(await member.get(addressList, {})).toEqual({ ...before, shopper: shopperKey(to) })
    })
  })
})

test('the strict rules of a shop hold for its address books, too', async () => {
  const shop = await aShop('sqlite', { env: { ADDRESS_RULES: 'strict' } })
  try {
    const member = await aClientOf(shop, aMember())
    expect((await member.get(addressList, {})).rules).toBe('strict')
    const { body } = await member.ask(saveAddress, anAddress({ phone: '+65 9123 4567' }))
    expect(body).toMatchObject({ data: { problems: [{ field: 'phone', problem: 'digits-only' }] } })
    await member.get(saveAddress, anAddress())
  } finally {
    await shop.close()
  }
})
