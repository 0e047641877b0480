import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pushPreferences, pushWatch } from '#contract/notices/push.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Browser } from '#tests/world/device/push-service.ts'
import type { Piece } from '#tests/world/shops/pieces.ts'
import { aPushWorld, SINGAPORE } from '#tests/world/device/push-world.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { type TestClient } from '#tests/world/shops/test-client.ts'
import { JOBS } from '../../jobs.ts'
import { runOnce } from '../../queue/run-jobs.ts'
import { announceBackInStock } from './back-in-stock.ts'

describe.each(ENGINES)('news of a piece that is back on %s', (engine) => {
  const world = aPushWorld(engine)
  const { subscribe, work, state, stock } = world
  let shop: Shop
  let dress: Piece
  let guest: TestClient
  let browser: Browser
  beforeEach(() => {
    ;({ shop, dress, guest, browser } = world.now())
  })

  describe('a piece that is back', () => {
    const waits = () => stock(dress.sku, 0)
    const watch = (on = true) => guest.get(pushWatch, { endpoint: browser.endpoint, sku: dress.sku, on })
    const job = JOBS.find(({ name }) => name === 'back-in-stock-push') ?? nothing()
    const turn = { owner: 'me', signal: new AbortController().signal }

    beforeEach(async () => {
      await waits()
      await subscribe()
    })
    afterEach(() => stock(dress.sku, 30))

    test('is reported once to each user who asked', async () => {
      expect(await watch()).toEqual({
        known: true,
        cart: true,
        stock: true,
        parcels: false,
        watches: [dress.sku],
      })
      expect(await runOnce(shop.services, job, turn)).toBe(false)
      await stock(dress.sku, 3)
      expect(await runOnce(shop.services, job, turn)).toBe(true)
      await work()
      expect(browser.received).toMatchObject([
        {
          message: {
            kind: 'stock',
            title: 'Back in stock',
            body: expect.stringContaining(dress.name),
            url: expect.stringMatching(new RegExp(`^/products/.+sku=${dress.sku}$`)),
          },
        },
      ])
      expect((await state()).watches).toEqual([])
      await runOnce(shop.services, job, turn)
      await work()
      expect(browser.received).toHaveLength(1)
    })

    test('is reported by one of many nodes', async () => {
      await watch()
      await stock(dress.sku, 3)
      const reported = await Promise.all([1, 2, 3].map(() => announceBackInStock(shop.services, dress.sku)))
      expect(reported.toSorted()).toEqual([0, 0, 1])
    })

    test.each<[string, () => Promise<unknown>]>([
      ['who no longer waits', () => watch(false)],
      [
        'who wants no such news',
        () =>
          guest.get(pushPreferences, {
            endpoint: browser.endpoint,
            timeZone: SINGAPORE,
            cart: true,
            stock: false,
          }),
      ],
    ])('is not sent to %s', async (_, happens) => {
      await watch()
      await happens()
      await stock(dress.sku, 3)
      await runOnce(shop.services, job, turn)
      await work()
      expect(browser.received).toEqual([])
    })

    test('is not sent when the size is sold out again', async () => {
      await watch()
      await stock(dress.sku, 3)
      await runOnce(shop.services, job, turn)
      await stock(dress.sku, 0)
      await work()
      expect(browser.received).toEqual([])
    })

    test('can only be awaited when the shop knows it', async () => {
      const { body } = await guest.ask(pushWatch, { endpoint: browser.endpoint, sku: 'NOSUCH-M', on: true })
      expect(body).toMatchObject({ code: 4003, data: { reason: 'sku-unknown' } })
    })
  })
})

function nothing(): never {
  throw new RangeError('there is none')
}
