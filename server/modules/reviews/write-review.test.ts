import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { reviewHelpful } from '#contract/notices/requests.contract.ts'
import { myReview, writeReview } from '#contract/catalog/reviews.contract.ts'
import type { AddressInput } from '#domain/checkout/address.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { aGuest, aMember } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aClientOf, mergeInShop } from '#tests/world/shops/client-of-shopper.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { reviewWords } from '#tests/world/people/reviewer.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { transact } from '../../db/transaction.ts'
import { removeReview } from './remove-review.ts'

/** The billing address of a guest who sends a present to Mei Tan. */
const BILLING: AddressInput = { ...ADDRESS, firstName: 'Ivy', lastName: 'Lim' }

describe.each(ENGINES)('reviews by who has bought, on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })
  const words = (at: number, change: Partial<SentTo<typeof writeReview>> = {}) =>
    reviewWords(piece(at).spu, change)

  interface Order {
    readonly status?: 'unpaid' | 'processing' | 'shipped'
    readonly address?: AddressInput
    readonly billing?: AddressInput
  }

  /** Orders a piece; paid and delivered to Mei Tan by default. */
  async function buy(who: TestClient, at: number, { status = 'processing', ...addresses }: Order = {}) {
    await who.get(cartAdd, item(at), keyed())
    const basket = { shippingMethod: 'delivery' } as const
    const { quoteId } = await who.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS, ...addresses }
    const { orderNumber } = await who.get(placeOrder, input, keyed())
    await shop.services.store.db
      .updateTable('shop_order')
      .set({ status })
      .where('number', '=', orderNumber)
      .execute()
  }
  const rows = (at: number) =>
    shop.services.store.db
      .selectFrom('review')
      .selectAll()
      .where('product_id', '=', piece(at).productId)
      .where('shopper', 'is not', null)
      .execute()
  const summary = async (at: number) => {
    const row = await shop.services.store.db
      .selectFrom('product')
      .select('review_info')
      .where('id', '=', piece(at).productId)
      .executeTakeFirstOrThrow()
    return JSON.parse(row.review_info) as { totalReviews: number; averageRating: number }
  }

  test('a buyer’s review is on the page, with first name and initial, the worn size and the new average', async () => {
    const buyer = aTestClient(shop.url)
    await buy(buyer, 0)
    const before = await summary(0)
    expect(await buyer.get(myReview, { spuCode: piece(0).spu })).toEqual({ bought: true, name: 'Mei T.' })
    const device = aDevice()
    const place = device.next()
    await buyer.get(writeReview, words(0, { rating: 1 }), place)
    await buyer.get(writeReview, words(0, { rating: 1 }), place)
    shop.clock.now += 121_000
    await shop.services.catalogue.refresh(shop.clock.now)
    const page = await aTestClient(shop.url).get(product, { spuCode: piece(0).spu })
    expect(page.reviewInfo.totalReviews).toBe(before.totalReviews + 1)
    expect(page.reviewPage.list.at(0)).toMatchObject({ author: 'Mei T.', rating: 1, title: 'Lovely cloth' })
    expect(page.reviewPage.list.at(0)?.size).not.toBe('')
    const sum = before.averageRating * before.totalReviews + 1
    expect(Math.abs(page.reviewInfo.averageRating - sum / (before.totalReviews + 1))).toBeLessThan(0.11)
  })

  interface Authorship {
    readonly rule: string
    readonly name: string
    readonly order?: Order
    readonly register?: (buyer: TestClient) => Promise<unknown>
  }

  test.each<Authorship>([
    {
      rule: 'a member’s own name, not the recipient’s',
      name: 'Olive N.',
      register: (buyer) => aRegisteredMember(shop, { firstName: 'Olive', lastName: 'Ng' }, buyer),
    },
    {
      rule: 'no name for a member without names',
      name: '',
      async register(buyer) {
        const { email } = await aRegisteredMember(shop, {}, buyer)
        const change = { first_name: '', last_name: '', nickname: 'mei.tan' }
        await shop.services.store.db.updateTable('member').set(change).where('email', '=', email).execute()
      },
    },
    { rule: 'the name of a guest’s billing address', name: 'Ivy L.', order: { billing: BILLING } },
    { rule: 'the name of a guest’s only address', name: 'Mei T.' },
  ])('a review shows $rule', async ({ name, order, register }) => {
    const buyer = aTestClient(shop.url)
    await register?.(buyer)
    await buy(buyer, 6, order)
    expect(await buyer.get(myReview, { spuCode: piece(6).spu })).toEqual({ bought: true, name })
    await buyer.get(writeReview, words(6))
    expect((await rows(6)).map(({ author }) => author)).toEqual([name])
    await buyer.get(writeReview, words(6, { anonymous: true }))
    expect((await rows(6)).map(({ author }) => author)).toEqual([''])
    await shop.services.store.db
      .deleteFrom('review')
      .where('product_id', '=', piece(6).productId)
      .where('shopper', 'is not', null)
      .execute()
  })

  test('one person says one thing of a piece: the new words take the place of the old', async () => {
    const buyer = aTestClient(shop.url)
    await buy(buyer, 1, { status: 'shipped' })
    const before = await summary(1)
    await buyer.get(writeReview, words(1))
    await buyer.get(writeReview, words(1, { rating: 5, anonymous: true, title: 'On second thoughts' }))
    expect(await rows(1)).toMatchObject([{ rating: 5, author: '', title: 'On second thoughts' }])
    expect((await summary(1)).totalReviews).toBe(before.totalReviews + 1)
    expect((await buyer.get(myReview, { spuCode: piece(1).spu })).review).toMatchObject({
      rating: 5,
      anonymous: true,
    })
  })

  test('an author shows measures or none, and takes them back; what is no measure is refused (spec 3)', async () => {
    const buyer = aTestClient(shop.url)
    await buy(buyer, 7)
    const body = { height: 1_680, bust: 860, waist: 680, hip: 940 }
    const shown = async () => {
      shop.clock.now += 121_000
      await shop.services.catalogue.refresh(shop.clock.now)
      const page = await aTestClient(shop.url).get(product, { spuCode: piece(7).spu })
      const { review } = await buyer.get(myReview, { spuCode: piece(7).spu })
      const [listed] = page.reviewPage.list.filter(({ title }) => title === 'Lovely cloth')
      expect(listed?.body).toEqual(review?.body)
      return listed?.body
    }
    await buyer.get(writeReview, words(7))
    expect(await shown()).toBeUndefined()
    await buyer.get(writeReview, words(7, { body }))
    expect(await shown()).toEqual(body)
    expect(await rows(7)).toMatchObject([{ body_size: 'S' }])
    await buyer.get(writeReview, words(7, { body: { height: 1_680 } }))
    expect(await shown()).toEqual({ height: 1_680 })
    for (const wrong of [{ height: 3_000 }, { bust: -1 }, { waist: 68.5 }, { weight: 60_000 }, 'tall']) {
      const answer = await buyer.ask(writeReview, words(7, { body: wrong as never }))
      expect(answer.status).toBe(400)
    }
    expect(await shown()).toEqual({ height: 1_680 })
    await buyer.get(writeReview, words(7))
    expect(await shown()).toBeUndefined()
    expect(await rows(7)).toMatchObject([{ body_size: null, body_height: null }])
  })

  test('a review that the owner has deleted is gone from the page, and its buyer may write another', async () => {
    const buyer = aTestClient(shop.url)
    await buy(buyer, 8)
    const before = await summary(8)
    await buyer.get(writeReview, words(8))
    const [written] = await rows(8)
    await transact(shop.services.store, (tx) =>
      removeReview(tx, { services: shop.services, now: shop.clock.now }, written?.id ?? ''),
    )
    expect(await summary(8)).toEqual(before)
    shop.clock.now += 121_000
    await shop.services.catalogue.refresh(shop.clock.now)
    const page = await aTestClient(shop.url).get(product, { spuCode: piece(8).spu })
    expect(page.reviewPage.list.map(({ id }) => id)).not.toContain(written?.id)
    expect(await buyer.get(myReview, { spuCode: piece(8).spu })).toEqual({ bought: true, name: 'Mei T.' })
    await buyer.get(writeReview, words(8, { title: 'Better said' }))
    expect(await rows(8)).toMatchObject([{ title: 'Better said' }])
  })

  test('two who write of one piece at once are both counted', async () => {
    const buyers = [aTestClient(shop.url), aTestClient(shop.url), aTestClient(shop.url)]
    for (const buyer of buyers) await buy(buyer, 7)
    const before = await summary(7)
    await Promise.all(buyers.map((buyer) => buyer.get(writeReview, words(7), aDevice().next())))
    expect((await summary(7)).totalReviews).toBe(before.totalReviews + 3)
  })

  test.each<[string, (who: TestClient) => Promise<unknown>]>([
    ['nothing', async () => {}],
    ['another piece', (who) => buy(who, 3)],
    ['it, and has not paid', (who) => buy(who, 2, { status: 'unpaid' })],
  ])('who has bought %s is refused with the reason, and the queue goes on', async (_, shops) => {
    const who = aTestClient(shop.url)
    await shops(who)
    const { status, body } = await who.ask(writeReview, words(2), aDevice().next())
    expect([status, body.code, body.lastSeq]).toEqual([200, 4036, 1])
    expect(body.data).toMatchObject({ reason: 'not-bought' })
    expect(await rows(2)).toEqual([])
    expect(await who.get(myReview, { spuCode: piece(2).spu })).toEqual({ bought: false, name: '' })
  })

  test.each([
    ['a sixth star', { rating: 6 }],
    ['no title', { title: '  ' }],
    ['one word', { text: 'Lovely' }],
    ['a text that is too long', { text: 'word '.repeat(500) }],
    ['a fit of its own', { fit: 'cosy' }],
  ])('%s is refused', async (_, wrong) => {
    const buyer = aTestClient(shop.url)
    const { status } = await buyer.ask(writeReview, words(0, wrong as Partial<SentTo<typeof writeReview>>))
    expect(status).toBe(400)
  })

  test('at sign-in a guest’s reviews are the member’s; of two of one piece the newer stays', async () => {
    const [from, to] = [aGuest(), aMember()]
    const [guest, member] = [await aClientOf(shop, from), await aClientOf(shop, to)]
    for (const who of [guest, member]) await buy(who, 4)
    await buy(guest, 5)
    const before = await summary(4)
    await member.get(writeReview, words(4, { title: 'The older one' }))
    const { id: older } = (await rows(4))[0] ?? { id: '' }
    await aTestClient(shop.url).get(reviewHelpful, { id: older, on: true })
    shop.clock.now += 1_000
    await guest.get(writeReview, words(4, { title: 'The newer one' }))
    await guest.get(writeReview, words(5))
    await mergeInShop(shop, { guest: from, member: to })
    expect(await rows(4)).toMatchObject([{ shopper: shopperKey(to), title: 'The newer one' }])
    expect(await rows(5)).toMatchObject([{ shopper: shopperKey(to) }])
    expect((await summary(4)).totalReviews).toBe(before.totalReviews + 1)
    const { db } = shop.services.store
    expect(await db.selectFrom('review_vote').selectAll().where('review_id', '=', older).execute()).toEqual(
      [],
    )
  })
})
