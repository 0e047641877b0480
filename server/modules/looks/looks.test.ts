import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteLook, myLooks, saveLook } from '#contract/account/looks.contract.ts'
import { productPairs } from '#contract/catalog/pairs.contract.ts'
import { MAX_LOOKS } from '#domain/looks/looks.ts'
import { aGuestAndAMember, mergeInShop } from '#tests/world/shops/client-of-shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

interface Pieces {
  readonly spu: string
  readonly pid: string
  readonly otherSpu: string
  readonly otherPid: string
}

describe.each(ENGINES)('looks on %s', (engine) => {
  let shop: Shop
  let offered: Pieces[]
  beforeAll(async () => {
    shop = await aShop(engine)
    offered = await shop.services.store.db
      .selectFrom('product_relation')
      .innerJoin('product', 'product.id', 'product_relation.product_id')
      .innerJoin('product as other', 'other.id', 'product_relation.other_id')
      .innerJoin('colour', 'colour.product_id', 'product.id')
      .innerJoin('colour as other_colour', 'other_colour.product_id', 'other.id')
      .select(['product.spu', 'colour.pid', 'other.spu as otherSpu', 'other_colour.pid as otherPid'])
      .where('product_relation.kind', '=', 'bundle')
      .whereRef('product.id', '<', 'other.id')
      .orderBy('colour.pid')
      .orderBy('other_colour.pid')
      .limit(MAX_LOOKS + 20)
      .execute()
  })
  afterAll(() => shop.close())

  const pieces = (at: number): Pieces => offered[at] ?? nothing()
  const idsOf = async (client: TestClient) => (await client.get(myLooks, {})).list.map(({ id }) => id)
  const idOf = ({ pid, otherPid }: Pieces) => [pid, otherPid].sort().join('-')

  /** As the product's own page names it. */
  async function pictureOf({ spu, pid, otherPid }: Pieces): Promise<string> {
    const { list } = await aTestClient(shop.url).get(productPairs, { spuCode: spu })
    return list.find((pair) => pair.pid === pid && pair.otherPid === otherPid)?.picture ?? ''
  }

  test('two pieces are kept as one, newest first, once, and with their picture (spec 2.10)', async () => {
    const guest = aTestClient(shop.url)
    await guest.get(saveLook, pieces(0))
    await guest.get(saveLook, pieces(1))
    await guest.get(saveLook, pieces(0))
    const { list } = await guest.get(myLooks, {})
    expect(list.map(({ id }) => id)).toEqual([idOf(pieces(1)), idOf(pieces(0))])
    expect(list[1]).toMatchObject(pieces(0))
    expect(list.map(({ picture }) => picture)).toEqual(
      await Promise.all([pieces(1), pieces(0)].map(pictureOf)),
    )
    const pictures = await Promise.all(offered.map(pictureOf))
    const pictured = pictures.findIndex((picture) => picture !== '')
    const after = await guest.get(saveLook, pieces(pictured))
    expect(after.list.find(({ id }) => id === idOf(pieces(pictured)))?.picture).toMatch(/^\/media\/q\//)
    if (pictured > 1) await guest.get(deleteLook, { id: idOf(pieces(pictured)) })
    await guest.get(deleteLook, { id: idOf(pieces(1)) })
    await guest.get(deleteLook, { id: idOf(pieces(1)) })
    expect(await idsOf(guest)).toEqual([idOf(pieces(0))])
  })

  test('are visible to their own shopper alone, and cannot be removed by another one', async () => {
    const [guest, stranger] = [aTestClient(shop.url), aTestClient(shop.url)]
    await guest.get(saveLook, pieces(0))
    await stranger.get(deleteLook, { id: idOf(pieces(0)) })
    expect(await idsOf(stranger)).toEqual([])
    expect(await idsOf(guest)).toEqual([idOf(pieces(0))])
  })

  test('an operation that is sent again is applied once', async () => {
    const guest = aTestClient(shop.url)
    const place = aDevice().next()
    const first = await guest.get(saveLook, pieces(0), place)
    await guest.get(deleteLook, { id: idOf(pieces(0)) }, aDevice().next())
    expect((await guest.get(saveLook, pieces(0), place)).list).toEqual([])
    expect(first.version).toBe(1)
  })

  test('only pieces that the shop offers together are kept', async () => {
    const guest = aTestClient(shop.url)
    const strange = { ...pieces(0), otherPid: pieces(0).pid, otherSpu: pieces(0).spu }
    expect((await guest.ask(saveLook, strange)).body).toMatchObject({ data: { reason: 'product-unknown' } })
    expect((await guest.ask(saveLook, { ...pieces(0), pid: 'NOSUCH' })).body).toMatchObject({
      data: { reason: 'product-unknown' },
    })
    expect(await idsOf(guest)).toEqual([])
  })

  test('are at most fifty, and the refusal says so', async () => {
    const guest = aTestClient(shop.url)
    for (let at = 0; at < MAX_LOOKS; at++) await guest.get(saveLook, pieces(at))
    expect((await guest.ask(saveLook, pieces(MAX_LOOKS))).body).toMatchObject({
      code: 4064,
      data: { reason: 'looks-full' },
    })
    expect(await idsOf(guest)).toHaveLength(MAX_LOOKS)
    // One that is kept already is no more than before.
    expect((await guest.get(saveLook, pieces(3))).list).toHaveLength(MAX_LOOKS)
  })

  test('of a guest come to the member at sign-in, once, and never more than fifty', async () => {
    const { guest, member, from, to } = await aGuestAndAMember(shop)
    for (let at = 0; at < MAX_LOOKS - 1; at++) await member.get(saveLook, pieces(at))
    await guest.get(saveLook, pieces(0))
    await guest.get(saveLook, pieces(MAX_LOOKS))
    await guest.get(saveLook, pieces(MAX_LOOKS + 1))
    await mergeInShop(shop, { guest: from, member: to })
    const after = await idsOf(member)
    expect(after).toHaveLength(MAX_LOOKS)
    expect(after[0]).toBe(idOf(pieces(MAX_LOOKS + 1)))
    expect(await idsOf(guest)).toEqual([])
    await mergeInShop(shop, { guest: from, member: to })
    expect(await idsOf(member)).toEqual(after)
  })
})

function nothing(): never {
  throw new Error('the shop offers too few pieces together')
}
