import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aStore, endEngines, ENGINES, type OpenedStore } from '#tests/world/engines.ts'
import { aProduct, type Product, type ProductWish } from '#tests/world/builders.ts'
import { aPushService } from '#tests/world/push-service.ts'
import { aTill, NOON, type Till } from '#tests/world/till.ts'
import { settle } from '../modules/payment/settle.ts'
import { runTool } from './tool.ts'

afterAll(endEngines)

const folder = mkdtempSync(join(tmpdir(), 'vanda-tool-'))

async function run(settings: Record<string, string | undefined>, ...args: string[]) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runTool(args, {
    settings,
    now: NOON,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

describe.each(ENGINES)("the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  let till: Till
  const tool = (...args: string[]) => run({ ...opened.place }, ...args)

  beforeEach(async () => {
    opened = await aStore(engine)
    till = aTill(opened)
  })
  afterEach(() => opened.close())

  test('push test: sends to one browser or to all, says how each went, forgets those that are gone', async () => {
    const service = await aPushService()
    const browsers = [service.browser(), service.browser()]
    const rows = browsers.map(({ endpoint, p256dh, auth }, at) => ({
      id: `browser-${at}`,
      endpoint,
      p256dh,
      auth,
      principal: 'g1',
      site: 'sg',
      lang: ['en', 'ja'][at] ?? '',
      time_zone: 'Asia/Tokyo',
      cart_reminder: 1,
      back_in_stock: 0,
      created_at: at,
      changed_at: at,
    }))
    const send = (...words: string[]) => run({ ...opened.place, PUSH_LOOPBACK: 'on' }, 'push', ...words)
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

  async function aPaidOrder(wish: ProductWish = {}) {
    const order = await till.started([[await till.product(wish), 2]])
    const { amount, currency, attemptId } = (await opened.db
      .selectFrom('payment_attempt')
      .select(['amount', 'currency', 'id as attemptId'])
      .where('id', '=', order.attemptId)
      .executeTakeFirst()) ?? { amount: 0, currency: '', attemptId: '' }
    await settle(till.services, attemptId, {
      providerRef: order.ref,
      attemptId,
      status: 'paid',
      amount,
      currency,
    })
    return order
  }

  /** A product with a colour, as the demo shop writes it. */
  async function aDress(wish: ProductWish = {}): Promise<Product> {
    const made = await aProduct(opened.db, wish)
    const { pid } = await skuRow(made.sku)
    await opened.db
      .insertInto('colour')
      .values({
        pid,
        product_id: made.productId,
        position: 0,
        family: 'purple',
        hex: '#a05080',
        names: '{"en":"Orchid"}',
        drawing: '{}',
      })
      .execute()
    return made
  }

  function skuRow(sku: string) {
    return opened.db.selectFrom('sku').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()
  }

  async function changedAt(spu: string): Promise<number> {
    const row = await opened.db
      .selectFrom('product')
      .select('changed_at')
      .where('spu', '=', spu)
      .executeTakeFirstOrThrow()
    return row.changed_at
  }

  describe('orders', () => {
    test('are listed newest first, of one status if asked, as many as asked', async () => {
      const paid = await aPaidOrder()
      till.clock.now += 60_000
      const unpaid = await till.order([[await till.product(), 1]])
      const all = (await tool('orders')).said.split('\n')
      expect(all.map((line) => line.split('  ')[0])).toEqual([unpaid.orderNumber, paid.orderNumber])
      expect(all[1]).toMatch(/2026-11-21 12:00 .*processing .*2 pcs .*S\$200\.00 .*mei@example\.com/)
      expect((await tool('orders', '--status', 'unpaid')).said).not.toContain(paid.orderNumber)
      expect((await tool('orders', '--limit', '1')).said.split('\n')).toHaveLength(1)
      expect((await tool('orders', '--status', 'held')).said).toBe('No order is held.')
    })

    test('show goods, address, amounts and what happened', async () => {
      const { orderNumber } = await aPaidOrder({ name: 'Silk Slip' })
      const { code, said } = await tool('order', orderNumber.toLowerCase())
      expect(code).toBe(0)
      expect(said).toMatch(/Silk Slip, Orchid, M/)
      expect(said).toMatch(/Mei Tan, 12 Orchard Road, 238823 Singapore, SG, 81234567/)
      expect(said).toMatch(/Total\s+S\$200\.00/)
      expect(said).toMatch(/placed[^]*paid[^]*payment paid/)
    })

    test('hide no commands to the terminal in what strangers typed', async () => {
      const { id } = await aPaidOrder()
      await opened.db
        .updateTable('shop_order')
        .set({ email: '\u001b[2Jmei@x' })
        .where('id', '=', id)
        .execute()
      expect((await tool('orders')).said).toContain('·[2Jmei@x')
    })

    test('are shipped once, with courier and number, when they are paid', async () => {
      const { orderNumber, id } = await aPaidOrder()
      const shipping = ['ship', orderNumber, '--courier', 'Ninja Van', '--tracking', 'NV-1'] as const
      expect(await tool(...shipping)).toMatchObject({ code: 0 })
      const order = await opened.db
        .selectFrom('shop_order')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(order.status).toBe('shipped')
      const events = await opened.db
        .selectFrom('order_event')
        .select('data')
        .where('kind', '=', 'shipped')
        .execute()
      expect(events.map((event) => JSON.parse(event.data))).toEqual([
        { courier: 'Ninja Van', tracking: 'NV-1' },
      ])
      expect(await tool(...shipping)).toMatchObject({
        code: 1,
        complained: expect.stringMatching(/is shipped/),
      })
    })

    test('that are not paid, or fetched from a store, are not shipped', async () => {
      const unpaid = await till.order([[await till.product(), 1]])
      const fetched = await aPaidOrder()
      await opened.db
        .updateTable('shop_order')
        .set({ shipping_method: 'pickup' })
        .where('id', '=', fetched.id)
        .execute()
      for (const { orderNumber, id } of [unpaid, fetched]) {
        const before = await opened.db.selectFrom('shop_order').selectAll().where('id', '=', id).execute()
        const done = await tool('ship', orderNumber, '--courier', 'DHL', '--tracking', '1')
        expect(done.code).toBe(1)
        expect(await opened.db.selectFrom('shop_order').selectAll().where('id', '=', id).execute()).toEqual(
          before,
        )
      }
    })

    test('that do not exist are said so', async () => {
      expect(await tool('order', 'VD26112100000000')).toMatchObject({
        code: 1,
        complained: 'There is no order VD26112100000000.',
      })
    })
  })

  describe('stock and prices', () => {
    test('a corrected stock is in the ledger', async () => {
      const { sku } = await aDress({ stock: 10 })
      expect((await tool('stock', sku, '4')).said).toMatch(/10 → 4 pieces/)
      expect((await tool('stock', sku, '4')).code).toBe(0)
      const moves = await opened.db.selectFrom('stock_move').selectAll().where('sku', '=', sku).execute()
      expect(moves.reduce((sum, move) => sum + move.qty, 0)).toBe((await skuRow(sku)).stock)
      expect(moves.filter((move) => move.reason === 'corrected')).toMatchObject([{ qty: -6, at: NOON }])
    })

    test('a new price marks the product as changed, for the servers to read it again', async () => {
      const { sku, spu } = await aDress({ price: 100_00 })
      expect((await tool('price', sku, '79.5', '--list', '100')).said).toMatch(
        /S\$100\.00 → S\$79\.50 reduced from S\$100\.00/,
      )
      expect(await skuRow(sku)).toMatchObject({ price: 79_50, list_price: 100_00 })
      const first = await changedAt(spu)
      expect(first).toBe(NOON)
      await tool('price', sku, '80')
      expect(await changedAt(spu)).toBeGreaterThan(first)
    })

    test.each([
      ['150', 'is above the list price'],
      ['0', 'more than nothing'],
    ])('a price of %s is refused: it %s', async (amount, why) => {
      const { sku } = await aDress({ price: 100_00 })
      const done = await tool('price', sku, amount)
      expect(done.code).toBe(1)
      expect(done.complained).toContain(why)
      expect((await skuRow(sku)).price).toBe(100_00)
    })

    test('a SKU that does not exist is said so', async () => {
      expect((await tool('stock', 'NOPE-M', '3')).complained).toBe('The shop has no SKU NOPE-M.')
    })
  })

  describe('the catalogue as a file', () => {
    const HEADER = 'sku,price,list price,stock'
    let files = 0
    const file = (content = '') => {
      const path = join(folder, `${engine}-${(files += 1)}.csv`)
      if (content !== '') writeFileSync(path, content)
      return path
    }

    test('is written and read back without a change', async () => {
      const made = [await aDress({ name: '=Silk, "the" Slip' }), await aDress({ stock: 0 })]
      const path = file()
      expect((await tool('export', path)).said).toBe(`2 SKUs are in ${path}.`)
      const text = readFileSync(path, 'utf8')
      expect(text).toContain(`"'=Silk, ""the"" Slip"`)
      for (const { sku } of made) expect(text).toContain(sku)
      expect((await tool('import', path)).said).toBe('0 of 2 SKUs changed.')
      expect(
        await opened.db.selectFrom('stock_move').selectAll().where('reason', '=', 'corrected').execute(),
      ).toEqual([])
    })

    test('never overwrites a file', async () => {
      const path = file('my own notes')
      expect(await tool('export', path)).toMatchObject({ code: 1 })
      expect(readFileSync(path, 'utf8')).toBe('my own notes')
    })

    test('changes what differs; an empty cell changes nothing', async () => {
      const [one, two] = [await aDress({ stock: 5 }), await aDress({ stock: 5 })]
      const path = file(`${HEADER}\n${one.sku},90,100,7\n${two.sku},,,\n`)
      expect((await tool('import', path)).said).toBe('1 of 2 SKUs changed.')
      expect(await skuRow(one.sku)).toMatchObject({ price: 90_00, list_price: 100_00, stock: 7 })
      expect(await skuRow(two.sku)).toMatchObject({ price: 100_00, stock: 5 })
      expect(await changedAt(two.spu)).toBe(0)
    })

    test('with one wrong line changes nothing, and every wrong line is named', async () => {
      const [good, bad] = [await aDress(), await aDress()]
      const lines = [
        `sku,spu,price,list price,stock`,
        `${good.sku},${good.spu},50,100,1`,
        `NOPE-M,,50,100,1`,
        `${bad.sku},,"1,50",,`,
        `${good.sku},,50,100,1`,
        `${bad.sku},${good.spu},50,100,1`,
        `${bad.sku},,200,,`,
        `${bad.sku},,,,-3`,
        `${bad.sku},50`,
      ]
      const { code, complained } = await tool('import', file(lines.join('\r\n')))
      expect(code).toBe(1)
      expect(complained).toContain('7 lines are wrong')
      for (const line of [3, 4, 5, 6, 7, 8, 9]) expect(complained).toContain(`line ${line}: `)
      expect(complained).not.toContain('line 2: ')
      expect(await skuRow(good.sku)).toMatchObject({ price: 100_00, stock: 10 })
    })

    test.each([
      ['price\n1', "with 'sku' among them"],
      ['sku,colr\nA,red', "Column 'colr' is unknown"],
      ['sku,price,Price\nA,1,2', 'there twice'],
      ['sku\n"A', 'a quote is not closed'],
    ])('%j is refused: %s', async (content, why) => {
      expect(await tool('import', file(content))).toMatchObject({
        code: 1,
        complained: expect.stringContaining(why),
      })
    })
  })

  test('the demo shop fills an empty database once', async () => {
    expect((await tool('demo', '--products', '30')).said).toBe('The shop is filled with 30 products.')
    const { count } = await opened.db
      .selectFrom('product')
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(30)
    expect((await tool('demo')).code).toBe(1)
  })
})

describe("the owner's tool", () => {
  test.each([
    [[], 2, ''],
    [['--help'], 0, 'npm run store -- <command>'],
    [['ship', '--help'], 0, '--courier <name>'],
    [['sell'], 2, "There is no command 'sell'."],
    [['toString'], 2, 'There is no command'],
    [['stock', 'A'], 2, 'Usage: npm run store -- stock <sku> <pieces>'],
    [['stock', 'A', 'many'], 2, 'whole number'],
    [['orders', '--state', 'paid'], 2, '--state'],
    [['orders', '--status', 'payed'], 2, 'unpaid, processing'],
  ])('%j ends with %i', async (args, code, text) => {
    const shop = await aStore('sqlite')
    const done = await run({ ...shop.place }, ...args)
    await shop.close()
    expect(done.code).toBe(code)
    expect(done.said + done.complained).toContain(text)
  })

  test('a folder without a shop stays without one', async () => {
    const DATA_DIR = join(folder, 'mistyped')
    expect(await run({ DATA_DIR }, 'orders')).toMatchObject({ code: 1 })
    expect(await run({ DATA_DIR }, 'orders')).toMatchObject({
      complained: expect.stringContaining('There is no shop in'),
    })
  })
})
