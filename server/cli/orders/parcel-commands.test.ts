import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time-units.ts'
import { ownersOrders } from '#tests/world/money/owners-orders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { LISTENERS } from '../../listeners.ts'
import { ship } from './parcel-commands.ts'

describe.each(ENGINES)("parcels by the owner's tool on %s", (engine) => {
  const world = ownersOrders(engine)
  const { tool, paid, delivered, records, mailsAbout, orderOf } = world
  const product = (name = 'Silk Slip') => world.now().checkout.product({ name, price: 100_00 })
  const by = (number: string) => ['--courier', 'Ninja Van', '--tracking', number] as const
  const parcelsOf = async (id: string) => (await records({ id })).parcels

  test('all of a paid order is shipped once, its number without spaces and dashes, with a mail', async () => {
    const sale = await paid([[await product(), 2]])
    const shipping = ['ship', sale.orderNumber.toLowerCase(), ...by('nv-1234 5678')] as const
    expect(await tool(...shipping)).toMatchObject({
      code: 0,
      said: `${sale.orderNumber} is shipped with Ninja Van, NV12345678.`,
    })
    expect((await orderOf(sale)).status).toBe('shipped')
    // This shop is local: its own carrier follows every parcel.
    expect(await parcelsOf(sale.id)).toMatchObject([
      { courier: 'Ninja Van', tracking: 'NV12345678', provider: 'local', step: 'shipped' },
    ])
    const mails = await mailsAbout(sale.id)
    expect(mails).toContain(`shipped:${sale.id}:NV12345678`)
    const before = await records(sale)
    expect(await tool(...shipping)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/is shipped/),
    })
    expect(await records(sale)).toEqual(before)
    expect(await mailsAbout(sale.id)).toEqual(mails)
  })

  test('parts are shipped one after the other; the last one ships the order', async () => {
    const [dress, shirt] = [await product(), await product('Linen Shirt')]
    const sale = await paid([
      [dress, 3],
      [shirt, 1],
    ])
    const first = await tool('ship', sale.orderNumber, ...by('NV0001'), '--pieces', `${dress.sku}=2`)
    expect(first.said).toBe(
      `2 pieces of ${sale.orderNumber} went with Ninja Van, NV0001; 2 pieces still to ship.`,
    )
    expect((await orderOf(sale)).status).toBe('part-shipped')
    const second = await tool('ship', sale.orderNumber, ...by('NV0002'), '--pieces', shirt.sku.toLowerCase())
    expect(second.said).toContain('1 piece of')
    expect((await tool('ship', sale.orderNumber, ...by('NV0003'))).said).toContain('is shipped with')
    expect((await orderOf(sale)).status).toBe('shipped')
    const { said } = await tool('order', sale.orderNumber)
    expect(said).toMatch(new RegExp(`parcel NV0001 +Ninja Van +shipped +2 × ${dress.sku}`))
    expect(said).toMatch(new RegExp(`parcel NV0003 +Ninja Van +shipped +1 × ${dress.sku}`))
  })

  test('what cannot be shipped is refused in words that name it, and nothing is written', async () => {
    const [dress, shirt] = [await product(), await product('Linen Shirt')]
    const sale = await paid([
      [dress, 2],
      [shirt, 1],
    ])
    await tool('ship', sale.orderNumber, ...by('NV0001'), '--pieces', `${dress.sku}=1`)
    const before = await records(sale)
    const { sku } = dress
    const refusals: readonly (readonly [pieces: string, number: string, code: number, words: string])[] = [
      ['NOPE', 'NV0002', 1, `${sale.orderNumber} has no NOPE. Nothing was shipped.`],
      [
        `${sku}=2`,
        'NV0002',
        1,
        `${sale.orderNumber} has 1 open of ${sku} (Silk Slip: 2 ordered, 1 shipped, 0 cancelled), not 2. Nothing was shipped.`,
      ],
      [`${shirt.sku},${sku}=0`, 'NV0002', 2, `The number of ${sku} must be a whole number`],
      [`${sku},${sku}`, 'NV0002', 2, `--pieces name ${sku} twice.`],
      ['=2', 'NV0002', 2, '--pieces are written like'],
      [shirt.sku, 'NV0001', 1, `${sale.orderNumber} has a parcel NV0001 with Ninja Van already.`],
      [shirt.sku, 'NV1', 2, '--tracking is 4 to 40 letters and digits'],
    ]
    for (const [pieces, number, code, words] of refusals) {
      const run = await tool('ship', sale.orderNumber, ...by(number), '--pieces', pieces)
      expect(run).toMatchObject({ code, complained: expect.stringContaining(words) })
    }
    expect(await records(sale)).toEqual(before)
  })

  test('a number with a wrong check digit is taken, with a warning', async () => {
    const sale = await paid([[await product(), 1]])
    const { code, said } = await tool('ship', sale.orderNumber, ...by('RR123456780SG'))
    expect([code, said]).toEqual([0, expect.stringContaining('Look at RR123456780SG again')])
  })

  test('an order that is unpaid, or fetched from a store, is not shipped', async () => {
    const unpaid = await world.placed([[await product(), 1]])
    const fetched = await paid([[await product(), 1]])
    await world
      .now()
      .db.updateTable('shop_order')
      .set({ shipping_method: 'pickup' })
      .where('id', '=', fetched.id)
      .execute()
    for (const [sale, words] of [
      [unpaid, 'is unpaid'],
      [fetched, 'fetched from a store'],
    ] as const) {
      const before = await records(sale)
      const run = await tool('ship', sale.orderNumber, ...by('NV0001'))
      expect(run).toMatchObject({ code: 1, complained: expect.stringContaining(words) })
      expect(await records(sale)).toEqual(before)
    }
  })

  test('an order stays as it is when a listener of the event fails', async () => {
    const sale = await paid([[await product(), 1]])
    const before = await records(sale)
    const { checkout } = world.now()
    const fails = () => Promise.reject(new Error('the listener fails'))
    const services = { ...checkout.services, listeners: { ...LISTENERS, 'order.shipped': [fails] } }
    const input = { positionals: [sale.orderNumber], options: { courier: 'DHL', tracking: '1234' } }
    await expect(ship.run(services, input, checkout.clock.now)).rejects.toThrow('the listener fails')
    expect(await records(sale)).toEqual(before)
  })

  test('delivers an order with its last parcel and mails the buyer', async () => {
    const dress = await product()
    const sale = await paid([[dress, 2]])
    await tool('ship', sale.orderNumber, ...by('NV0001'), '--pieces', `${dress.sku}=1`)
    await tool('ship', sale.orderNumber, ...by('NV0002'))
    world.now().checkout.clock.now += HOUR_MS
    const first = await tool('deliver', sale.orderNumber, '--tracking', 'nv 0001')
    expect(first.said).toBe(`Delivered: Ninja Van NV0001.\n${sale.orderNumber} is shipped.`)
    const again = await tool('deliver', sale.orderNumber, '--tracking', 'NV0001')
    expect(again).toMatchObject({ code: 1, complained: 'NV0001 is delivered already.' })
    expect((await tool('deliver', sale.orderNumber)).said).toBe(
      `Delivered: Ninja Van NV0002.\n${sale.orderNumber} is delivered.`,
    )
    expect((await orderOf(sale)).delivered_at).toBe(world.now().checkout.clock.now)
    expect((await mailsAbout(sale.id)).filter((ref) => ref.startsWith('delivered:'))).toHaveLength(2)
    const before = await records(sale)
    const refusals = [
      [[], `All parcels of ${sale.orderNumber} are delivered already.`],
      [['--tracking', 'NV0009'], `${sale.orderNumber} has no parcel NV0009.`],
    ] as const
    for (const [more, complained] of refusals)
      expect(await tool('deliver', sale.orderNumber, ...more)).toMatchObject({ code: 1, complained })
    expect(await records(sale)).toEqual(before)
    const unsent = await paid([[dress, 1]])
    expect((await tool('deliver', unsent.orderNumber)).complained).toBe(
      `Nothing of ${unsent.orderNumber} has been shipped.`,
    )
    expect((await orderOf(await delivered([[dress, 1]]))).status).toBe('delivered')
  })
})
