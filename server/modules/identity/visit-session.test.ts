import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, register } from '#contract/account/login.contract.ts'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { aRegistration } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('a browser that blocks cookies on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const item = (at: number) => ({ sku: piece(at).sku, productId: piece(at).productId, qty: 1 })
  const without = (visit: string) => {
    const client = aTestClient(shop.url, { [HEADERS.visit]: visit })
    return {
      ...client,
      bag: async () => (await client.get(cartList, {})).cartInfo.list.map(({ sku }) => sku),
    }
  }

  test('is given the session of its first change in a header, and finds its bag by it', async () => {
    expect((await without('').ask(cartList, {})).headers.get(HEADERS.visit)).toBeNull()
    const visit = (await without('').ask(cartAdd, item(0))).headers.get(HEADERS.visit) ?? ''
    expect(visit).toMatch(/^[\w-]{43}$/)
    const second = await without(visit).ask(cartAdd, item(1))
    expect(second.headers.get(HEADERS.visit)).toBeNull()
    expect(await without(visit).bag()).toEqual(expect.arrayContaining([piece(0).sku, piece(1).sku]))
    expect(await without('').bag()).toEqual([])
    expect(await without(`${visit.slice(0, -1)}!`).bag()).toEqual([])
  })

  test('S1: a page can read neither a session that has a cookie nor one of a member', async () => {
    expect((await aTestClient(shop.url).ask(cartAdd, item(0))).headers.get(HEADERS.visit)).toBeNull()
    const registration = aRegistration()
    const registered = await without('').ask(register, registration)
    expect([registered.status, registered.headers.get(HEADERS.visit)]).toEqual([200, null])
    const { email, password } = registration
    const entered = await without('').ask(login, { email, password })
    expect([entered.status, entered.headers.get(HEADERS.visit)]).toEqual([200, null])
    const known = aTestClient(shop.url, { [HEADERS.visit]: '' })
    await known.get(cartAdd, item(0))
    expect((await known.ask(cartAdd, item(1))).headers.get(HEADERS.visit)).toBeNull()
  })
})
