import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { logout } from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { search } from '#contract/catalog/listing.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('a sign-out on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  async function aGuestWithACart() {
    const guest = aTestClient(shop.url)
    const { productList } = await guest.get(search, { keywords: 'dress', pageSize: 30 })
    const size = productList
      .flatMap((card) => card.items.flatMap((item) => item.size.map((one) => ({ ...one, card }))))
      .find((one) => one.canBuy && !one.hidden && one.stock > 2)
    if (!size) throw new Error('nothing to buy')
    await guest.get(cartAdd, { sku: size.sku, productId: size.card.productsId, qty: 1 })
    return guest
  }

  test('ends the session at the shop, not only in the browser', async () => {
    const guest = await aGuestWithACart()
    const stolen = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await guest.get(commonInfo, {})).shopper).not.toBe('')
    const { status, headers, body } = await guest.ask(logout, {})
    expect(status).toBe(200)
    expect(body.message).toBe('You are logged out.')
    expect(headers.get('clear-site-data')).toBe('"cookies"')
    expect(headers.getSetCookie().map((cookie) => cookie.replace(/; (Max-Age=\d+).*/, '; $1'))).toEqual([
      '__Host-sid=; Max-Age=0',
      'session-open=; Max-Age=0',
    ])
    const thief = aTestClient(shop.url, { cookie: stolen })
    expect((await thief.get(commonInfo, {})).shopper).toBe('')
    expect((await thief.get(cartList, {})).cartInfo.list).toEqual([])
  })

  test('says so in the language of the page (spec 2.5, 7.2)', async () => {
    const guest = await aGuestWithACart()
    const { body } = await guest.ask(logout, {}, { [HEADERS.lang]: 'fr' })
    expect(body.message).toBe('Vous êtes déconnectée.')
  })

  test('of a shared device clears the stored pages, too', async () => {
    const guest = await aGuestWithACart()
    const { headers } = await guest.ask(logout, { everything: '1' })
    expect(headers.get('clear-site-data')).toBe('"cookies", "cache"')
  })

  test('without a session succeeds, and cannot be caused by a link or a form', async () => {
    expect((await aTestClient(shop.url).ask(logout, {})).status).toBe(200)
    const guest = await aGuestWithACart()
    const forged: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { apptype: '' }]
    for (const headers of forged) expect((await guest.ask(logout, {}, headers)).status).toBe(403)
    expect((await guest.get(commonInfo, {})).shopper).not.toBe('')
  })
})
