import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time-units.ts'
import { ownersOrders } from '#tests/world/money/owners-orders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { readCsv } from '../../core/csv.ts'
import { readAmount } from '../../core/price-text.ts'
import { ORDER_COLUMNS } from './order-cells.ts'

const NUMBERS = ['qty', 'shipped', 'delivered', 'cancelled', 'returned'] as const
const SUMS = ['unit', 'discount', 'paid', 'refunded'] as const

describe.each(ENGINES)('the export of orders on %s', (engine) => {
  const world = ownersOrders(engine)
  const { tool, placed, paid, delivered, records } = world
  const pathOf = (name: string) => join(world.now().folder, name)

  async function rowsOf(path: string): Promise<Record<string, string>[]> {
    const [header, ...rows] = readCsv(await readFile(path, 'utf8')).rows
    expect(header?.cells).toEqual(ORDER_COLUMNS)
    return rows.map(({ cells }) =>
      Object.fromEntries(ORDER_COLUMNS.map((name, at) => [name, cells[at] ?? ''])),
    )
  }

  test('holds one row for each line, whose numbers are read as they are kept', async () => {
    const { checkout } = world.now()
    const [dress, shirt] = [
      await checkout.product({ name: 'Silk Slip', price: 129_90 }),
      await checkout.product({ name: 'Linen Shirt', price: 33_33 }),
    ]
    const sale = await delivered([
      [dress, 2],
      [shirt, 3],
    ])
    await tool('refund', sale.orderNumber, '5', '--reason', 'Late')
    const returnId = await world.applyForReturn(sale, { pieces: [{ position: 0, qty: 1 }] })
    await tool('return', 'approve', returnId)
    await tool('return', 'receive', returnId)
    await placed([[dress, 1]])
    const path = pathOf('numbers.csv')
    expect(await tool('orders', 'export', path)).toMatchObject({ code: 0 })
    const rows = (await rowsOf(path)).filter(({ order }) => order === sale.orderNumber)
    const { lines, order, refunds } = await records(sale)
    expect(rows.map((row) => NUMBERS.map((name) => Number(row[name])))).toEqual(
      lines.map((line) => ('qty' in line ? NUMBERS.map((name) => line[name]) : [])),
    )
    const sums = rows.map((row) => SUMS.map((name) => readAmount(row[name] ?? '', 'SGD')))
    const [, back] = refunds.map(({ amount }) => amount)
    expect(sums).toEqual(
      lines.map((line) => {
        if (!('unit' in line)) return []
        const { unit, amount, discount, returned } = line
        return [unit, discount, amount - discount, returned > 0 ? back : 0]
      }),
    )
    expect(sums.reduce((sum, [, , part = 0]) => sum + part, 0)).toBe(order.total)
    expect(refunds).toHaveLength(2)
    expect(rows.find(({ sku }) => sku === shirt.sku)).toMatchObject({
      date: '2026-11-21 12:00',
      status: 'delivered',
      site: 'sg',
      currency: 'SGD',
      email: 'mei@example.com',
      sku: shirt.sku,
      product: 'Linen Shirt',
      colour: 'Orchid',
      size: 'M',
      receipt: expect.stringMatching(/^R-SG-\d{6}$/),
    })
    const unpaid = (await rowsOf(path)).filter(({ status }) => status === 'unpaid')
    expect(unpaid).toMatchObject([{ unit: '129.90', paid: '0.00', receipt: '' }])
  })

  test.each([
    '=HYPERLINK("https://evil.example";"Open")',
    '+1',
    '@SUM(A1)',
    '－cmd',
    '＝1+1',
    '−2+3',
    '\t=1',
    '\r=1',
    "'=1",
  ])('neutralises a name that a spreadsheet would run: %j', async (name) => {
    const sale = await paid([[await world.now().checkout.product(), 1]])
    const { db } = world.now()
    await db.updateTable('order_line').set({ name }).where('order_id', '=', sale.id).execute()
    const path = pathOf(`${sale.orderNumber}.csv`)
    await tool('orders', 'export', path)
    const cell = `'${name.replaceAll('"', '""')}`
    expect(await readFile(path, 'utf8')).toContain(cell)
    const rows = (await rowsOf(path)).filter(({ order }) => order === sale.orderNumber)
    expect(rows).toMatchObject([{ product: name, unit: '100.00' }])
  })

  test('is of days in the city of the shop', async () => {
    const { clock } = world.now().checkout
    const noon = clock.now
    const product = await world.now().checkout.product()
    const [first, second, third] = [noon + 30 * DAY_MS, noon + 31 * DAY_MS, noon + 32 * DAY_MS]
    const numbers: string[] = []
    for (const at of [first, second + 12 * 3_600_000 - 1, third]) {
      clock.now = at
      numbers.push((await placed([[product, 1]])).orderNumber)
    }
    const between = async (name: string, ...args: string[]) => {
      await tool('orders', 'export', pathOf(name), ...args)
      return (await rowsOf(pathOf(name))).map(({ order }) => order)
    }
    expect(await between('one.csv', '--from', '2026-12-22', '--to', '2026-12-22')).toEqual([numbers[1]])
    expect(await between('from.csv', '--from', '2026-12-22')).toEqual(numbers.slice(1))
    const refused = [
      ['--from', '2026-02-30'],
      ['--to', 'tonight'],
      ['--from', '2026-12-22', '--to', '2026-12-21'],
    ]
    for (const args of refused)
      expect(await tool('orders', 'export', pathOf('refused.csv'), ...args)).toMatchObject({ code: 2 })
  })

  test('keeps an existing file without --force', async () => {
    const path = pathOf('kept.csv')
    await writeFile(path, 'mine')
    expect(await tool('orders', 'export', path)).toMatchObject({
      code: 1,
      complained: `${path} cannot be written: it is there already.`,
    })
    expect(await readFile(path, 'utf8')).toBe('mine')
    expect(await tool('orders', 'export', path, '--force')).toMatchObject({ code: 0 })
    expect(await readFile(path, 'utf8')).toContain('receipt')
    const missing = pathOf('no/such/folder.csv')
    expect(await tool('orders', 'export', missing)).toMatchObject({ code: 1 })
  })
})
