import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { pushPreferences } from '#contract/notices/push.contract.ts'
import { deleteSearch, mySearches, saveSearch } from '#contract/account/searches.contract.ts'
import { MAX_SAVED_SEARCHES } from '#domain/searches/saved-searches.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { aProduct } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import type { Browser } from '#tests/world/device/push-service.ts'
import { aPushWorld, SINGAPORE } from '#tests/world/device/push-world.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { JOBS } from '../../jobs.ts'
import { runOnce } from '../../queue/run-jobs.ts'

describe.each(ENGINES)('saved searches on %s', (engine) => {
  const world = aPushWorld(engine)
  const { subscribe, work } = world
  let shop: Shop
  let guest: TestClient
  let browser: Browser
  beforeEach(() => {
    ;({ shop, guest, browser } = world.now())
  })

  const job = JOBS.find(({ name }) => name === 'saved-searches') ?? nothing()
  const turn = { owner: 'me', signal: new AbortController().signal }
  const look = async () => {
    const ran = await runOnce(shop.services, job, turn)
    await work()
    return ran
  }
  const save = (page: string, client = guest, name = 'Silk') =>
    client.ask(saveSearch, { id: randomUUID(), name, page })
  const list = (client = guest) => client.get(mySearches, {})

  async function aNewPiece(name: string) {
    const piece = await aProduct(shop.services.store.db, { name })
    await shop.services.store.db
      .updateTable('product')
      .set({ created_at: shop.clock.now, changed_at: shop.clock.now })
      .where('spu', '=', piece.spu)
      .execute()
    await shop.services.catalogue.refresh()
    shop.clock.now += 2 * MINUTE_MS
    return piece
  }

  test('are kept for the shopper alone, renamed by id and deleted', async () => {
    const id = randomUUID()
    await guest.get(saveSearch, { id, name: 'Silk', page: '/search/silk.html?size=M' })
    await guest.get(saveSearch, { id, name: 'My silk', page: '/search/silk.html?size=M' })
    expect((await list()).list).toEqual([{ id, name: 'My silk', page: '/search/silk.html?size=M' }])
    const stranger = aTestClient(shop.url)
    await stranger.get(deleteSearch, { id })
    expect((await list(stranger)).list).toEqual([])
    expect((await list()).list).toHaveLength(1)
    await guest.get(deleteSearch, { id })
    expect((await list()).list).toEqual([])
  })

  test.each([
    '/',
    '/products/x-1400Q1003',
    'https://elsewhere.example/search/silk.html',
    `/search/${'x'.repeat(1_600)}.html`,
  ])('of %s are refused', async (page) => {
    const { status } = await save(page)
    expect(status).toBe(400)
    expect((await list()).list).toEqual([])
  })

  test('are at most so many', async () => {
    const client = aTestClient(shop.url)
    for (let at = 0; at < MAX_SAVED_SEARCHES; at++) await save(`/search/word${at}.html`, client)
    expect((await save('/search/one-more.html', client)).body).toMatchObject({
      code: 4061,
      data: { reason: 'searches-full' },
    })
    expect((await list(client)).list).toHaveLength(MAX_SAVED_SEARCHES)
  })

  test('tell of new pieces that match, once for each search and day (spec 2.8)', async () => {
    await subscribe()
    await save('/search/kebaya.html')
    await aNewPiece('Linen Trousers')
    await look()
    expect(browser.received).toEqual([])

    await aNewPiece('Batik Kebaya')
    expect(await look()).toBe(true)
    expect(browser.received).toMatchObject([
      {
        message: { kind: 'search', title: 'New in “Silk”', body: 'Batik Kebaya', url: '/search/kebaya.html' },
      },
    ])

    await aNewPiece('Lace Kebaya')
    await aNewPiece('Rose Kebaya')
    await look()
    expect(browser.received).toHaveLength(1)
    shop.clock.now += DAY_MS
    await look()
    expect(browser.received).toHaveLength(2)
    expect(browser.received[1]).toMatchObject({
      message: { body: expect.stringMatching(/ and 1 more item$/) },
    })
    await look()
    expect(browser.received).toHaveLength(2)
  })

  test('tell nothing where such notifications are off, or after the search was deleted', async () => {
    await subscribe()
    await save('/search/sarong.html')
    const quiet = { endpoint: browser.endpoint, timeZone: SINGAPORE, cart: true, stock: false }
    await guest.get(pushPreferences, quiet)
    await aNewPiece('Silk Sarong')
    await look()
    await guest.get(pushPreferences, { ...quiet, stock: true })
    shop.clock.now += DAY_MS
    for (const { id } of (await list()).list) await guest.get(deleteSearch, { id })
    await aNewPiece('Cotton Sarong')
    await look()
    expect(browser.received).toEqual([])
  })
})

function nothing(): never {
  throw new Error('there is no such job')
}
