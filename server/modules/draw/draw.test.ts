import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawToday, spinDraw } from '#contract/account/draw.contract.ts'
import { myCoupons } from '#contract/account/coupons.contract.ts'
import { quoteOrder } from '#contract/buying/checkout.contract.ts'
import type { Roll } from '#domain/draw/draw.ts'
import type { DrawPrize } from '#domain/draw/prizes.ts'
import { nextMidnight } from '#domain/region/site-day.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { memberById } from '../members/members.queries.ts'
import { pointsOf } from '../points/points.queries.ts'
import { setPrizes, spinToday } from './draw.commands.ts'
import { drawPrizes } from './draw.queries.ts'

const NOTHING: DrawPrize = { id: 'none', weight: 60, stock: null, effect: { kind: 'nothing' } }
const POINTS: DrawPrize = { id: 'fifty', weight: 30, stock: null, effect: { kind: 'points', points: 50 } }
const COUPON: DrawPrize = {
  id: 'ten',
  weight: 10,
  stock: 3,
  effect: { kind: 'coupon', off: 'percent', value: 10, least: 0, days: 7 },
}

describe.each(ENGINES)('the draw on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const db = () => shop.services.store.db
  const wheel = (...prizes: DrawPrize[]) => transact(shop.services.store, (tx) => setPrizes(tx, prizes))
  beforeEach(() => wheel(COUPON, POINTS, NOTHING))

  async function aMember({ confirmed = true } = {}) {
    const { client, email } = await aRegisteredMember(shop)
    if (confirmed)
      await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    return { client, email, id: client.cookies.get('customers-id') ?? '' }
  }
  const spin = (id: string, roll?: Roll) =>
    transact(shop.services.store, async (tx) => {
      const member = await memberById(tx, id)
      return member && spinToday(tx, { member, now: shop.clock.now, ...(roll && { roll }) })
    })
  const spins = (id: string) => db().selectFrom('draw_spin').selectAll().where('member_id', '=', id).execute()
  const balance = async (id: string) => (await pointsOf(db(), id, shop.clock.now)).usable

  test('stores the result before the wheel turns: reload and replay show the same (traps 3.13)', async () => {
    const { client, id } = await aMember()
    expect(await client.get(drawToday, {})).toMatchObject({ state: 'ready' })
    const first = await client.get(spinDraw, {})
    expect(first).toMatchObject({ state: 'spun', nextAt: nextMidnight(shop.clock.now, 'sg') })
    for (let times = 0; times < 3; times++) expect(await client.get(spinDraw, {})).toEqual(first)
    expect(await client.get(drawToday, {})).toEqual(first)
    expect(await spins(id)).toHaveLength(1)
  })

  test('ten spins at once are one', async () => {
    const { client, id } = await aMember()
    await wheel({ ...POINTS, weight: 1 }, NOTHING)
    const before = await balance(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.get(spinDraw, {})))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await spins(id)).toHaveLength(1)
    const [won] = answers
    expect(await balance(id)).toBe(before + (won?.result?.kind === 'points' ? 50 : 0))
  })

  test("is one for each day of the member's site, by the server's clock", async () => {
    const { client, id } = await aMember()
    const midnight = nextMidnight(shop.clock.now, 'sg')
    shop.clock.now = midnight - 1
    await client.get(spinDraw, {})
    await client.get(spinDraw, {})
    expect(await spins(id)).toHaveLength(1)
    shop.clock.now = midnight
    expect((await client.get(drawToday, {})).state).toBe('ready')
    await client.get(spinDraw, {})
    expect(await spins(id)).toHaveLength(2)
  })

  test('points that are won count at once, once', async () => {
    const { id } = await aMember()
    const before = await balance(id)
    await spin(id, () => 20)
    await spin(id, () => 20)
    expect(await balance(id)).toBe(before + 50)
  })

  test("a coupon that is won is the winner's alone, in their list, until the midnight after its days", async () => {
    const { client, id } = await aMember()
    const won = await spin(id, () => 0)
    expect(won?.code).toMatch(/^SPIN-[A-Z2-9]{10}$/)
    const { list } = await client.get(myCoupons, {})
    expect(list).toMatchObject([
      { code: won?.code, label: '10% off', endsAt: nextMidnight(shop.clock.now + 7 * DAY_MS, 'sg') },
    ])
    const { sku, productId } = piece(0)
    const buyNow = { sku, productId, qty: 1 }
    const basket = { shippingMethod: 'delivery' as const, buyNow, codes: [won?.code ?? ''] }
    const other = await aMember()
    expect((await client.get(quoteOrder, basket)).codes).toMatchObject([{ kind: 'discount' }])
    expect((await other.client.get(quoteOrder, basket)).codes).toMatchObject([
      { problem: expect.stringContaining('another account') as unknown },
    ])
  })

  test('of fifty who win a prize with a stock of three at once, three have it; the rest fall to the next (traps 3.13)', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => aMember()))
    const won = await Promise.all(members.map(({ id }) => spin(id, () => 0)))
    expect(won.filter((one) => one?.prize_id === 'ten')).toHaveLength(3)
    expect(won.filter((one) => one?.prize_id === 'fifty')).toHaveLength(47)
    expect((await drawPrizes(db()))[0]?.stock).toBe(0)
    const codes = won.flatMap((one) => one?.code ?? [])
    expect(new Set(codes).size).toBe(3)
  }, 60_000)

  test('a prize that is taken off the wheel stays won', async () => {
    const { client, id } = await aMember()
    await spin(id, () => 20)
    await wheel(NOTHING)
    expect((await client.get(drawToday, {})).result).toEqual({
      prize: 'fifty',
      kind: 'points',
      label: '50 points',
    })
  })

  test('S33: an address that was not confirmed wins nothing and reads the reason', async () => {
    const { client, id } = await aMember({ confirmed: false })
    expect(await client.get(spinDraw, {})).toMatchObject({ state: 'unconfirmed' })
    expect(await spins(id)).toEqual([])
  })

  test('a guest sees the wheel and cannot turn it', async () => {
    const guest = aTestClient(shop.url)
    expect(await guest.get(drawToday, {})).toEqual({
      state: 'guest',
      segments: [
        { id: 'ten', label: '10% off' },
        { id: 'fifty', label: '50 points' },
        { id: 'none', label: 'Better luck tomorrow' },
      ],
    })
    expect((await guest.ask(spinDraw, {})).body.data).toMatchObject({ reason: 'sign-in-needed' })
  })

  test('a shop without prizes has no draw, and a spin there is no error', async () => {
    await wheel()
    const { client } = await aMember()
    expect(await client.get(drawToday, {})).toEqual({ state: 'closed', segments: [] })
    expect(await client.get(spinDraw, {})).toEqual({ state: 'closed', segments: [] })
  })

  test('S10: a client names no prize', async () => {
    const { client } = await aMember()
    expect((await client.ask(spinDraw, { prize: 'ten' } as never)).body.data).toMatchObject({
      reason: 'bad-input',
    })
  })
})
