import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shopperKey } from '#domain/account/shopper.ts'
import { aGuest } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aPushService } from '#tests/world/device/push-service.ts'

describe.each(ENGINES)("notifications by the owner's tool on %s", (engine) => {
  let opened: OpenedStore

  beforeEach(async () => {
    opened = await aStore(engine)
  })
  afterEach(() => opened.close())

  test('are tried on one browser or on all: how each went is said, and those that are gone are forgotten', async () => {
    const service = await aPushService()
    const browsers = [service.browser(), service.browser()]
    const rows = browsers.map(({ endpoint, p256dh, auth }, at) => ({
      id: `browser-${at}`,
      endpoint,
      p256dh,
      auth,
      shopper: shopperKey(aGuest()),
      site: 'sg',
      lang: ['en', 'ja'][at] ?? '',
      time_zone: 'Asia/Tokyo',
      cart_reminder: 1,
      back_in_stock: 0,
      parcel_moves: 0,
      created_at: at,
      changed_at: at,
    }))
    const send = (...words: string[]) =>
      runOwnersTool({ ...opened.location, PUSH_LOOPBACK: 'on' }, 'push', ...words)
    try {
      expect(await send('test', 'all')).toMatchObject({
        code: 1,
        complained: 'No browser takes notifications yet.',
      })
      await opened.db.insertInto('push_subscription').values(rows).execute()
      expect(await send('test', 'browser-1')).toMatchObject({
        code: 0,
        said: expect.stringMatching(/browser-1 .*sent/),
      })
      expect(browsers.map(({ received }) => received.length)).toEqual([0, 1])
      expect(browsers[1]?.received[0]?.message).toMatchObject({ kind: 'test', lang: 'ja', url: '/ja' })
      expect(await send('test', 'all')).toMatchObject({ code: 0 })
      expect(browsers.map(({ received }) => received.length)).toEqual([1, 2])
      service.answerWith(500)
      const failed = await send('test', 'browser-0')
      expect(failed).toMatchObject({
        code: 1,
        complained: expect.stringContaining('the push service said 500'),
      })
      expect(failed.complained).not.toContain(service.origin)
      service.answerWith(410)
      expect((await send('test', 'all')).said).toMatch(/gone[\s\S]+gone/)
      expect(await opened.db.selectFrom('push_subscription').selectAll().execute()).toEqual([])
      expect(await send('test', 'browser-9')).toMatchObject({ code: 1 })
      expect(await send('try', 'all')).toMatchObject({ code: 2 })
      expect(service.complaints).toEqual([])
    } finally {
      await service.close()
    }
  })
})
