import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { booksOf } from '#tests/world/money/books.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aDress, type Product } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { transact } from '../../db/transaction.ts'
import { giveBackStock, takeStock } from '../../modules/orders/stock.ts'

const folder = mkdtempSync(join(tmpdir(), 'vanda-count-'))
const HOUR = 3_600_000
const MORNING = '2026-11-21T10:00+08:00'

describe.each(ENGINES)('counted stock on %s', (engine) => {
  let opened: OpenedStore
  let dress: Product
  let orders = 0
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  beforeEach(async () => {
    dress = await aDress(opened.db, { stock: 30 })
  })
  afterAll(() => opened.close())

  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, 'stock', 'set', ...args)
  const stock = async () => {
    const books = booksOf(opened.db)
    const left = await books.stockOf(dress)
    expect(await books.ledgerOf(dress)).toBe(left)
    return left
  }
  const order = async (qty: number, at: number) => {
    const ref = `order-${(orders += 1)}`
    const lines = [{ sku: dress.sku, qty }]
    await transact(opened, (tx) => takeStock(tx, lines, { ref, at }))
    return { cancel: (on: number) => transact(opened, (tx) => giveBackStock(tx, lines, { ref, at: on })) }
  }
  const counts = () =>
    opened.db
      .selectFrom('stock_move')
      .select(['qty', 'ref', 'at'])
      .where('sku', '=', dress.sku)
      .where('reason', '=', 'counted')
      .orderBy('ref')
      .execute()
  let files = 0
  const file = (...lines: string[]) => {
    const path = join(folder, `${engine}-${(files += 1)}.csv`)
    writeFileSync(path, lines.join('\r\n'))
    return path
  }

  test('6.12: of 80 counted, 29 reserved afterwards are subtracted, those reserved before are not', async () => {
    await order(1, NOON - 3 * HOUR)
    await order(29, NOON - HOUR)
    const { said, complained } = await tool(dress.sku, '80', '--counted-at', MORNING)
    expect([said, complained]).toEqual([`${dress.sku}: 0 → 51 pieces (80 counted, 29 fewer since)`, ''])
    expect(await stock()).toBe(51)
    expect(await counts()).toEqual([{ qty: 51, ref: '2026-11-21T02:00:00.000Z 80', at: NOON }])
  })

  test('pieces of an order that was cancelled after the count are there again', async () => {
    const cancelled = await order(9, NOON - HOUR)
    await cancelled.cancel(NOON - HOUR / 2)
    await tool(dress.sku, '12', '--counted-at', MORNING)
    expect(await stock()).toBe(12)
  })

  test('without a moment it was counted now; a right stock is noted, too', async () => {
    await order(5, NOON)
    expect((await tool(dress.sku, '25')).said).toBe(`${dress.sku}: 25 → 25 pieces`)
    expect(await counts()).toEqual([{ qty: 0, ref: '2026-11-21T04:00:00.000Z 25', at: NOON }])
  })

  test('the same count again changes nothing, whatever was sold; another number for its moment is refused', async () => {
    await tool(dress.sku, '80', '--counted-at', MORNING)
    await order(3, NOON + HOUR)
    expect((await tool(dress.sku, '80', '--counted-at', '2026-11-21 02:00Z')).said).toBe(
      `${dress.sku}: this count is known already.`,
    )
    expect((await tool(dress.sku, '90', '--counted-at', MORNING)).complained).toBe(
      `${dress.sku} was counted on 2026-11-21 10:00, 80 pieces: count it again, or correct it with \`stock\`.\nNothing was written.`,
    )
    expect(await stock()).toBe(77)
  })

  test('a later count replaces an earlier one that was entered after its moment', async () => {
    await order(4, NOON - 2.5 * HOUR)
    await tool(dress.sku, '80', '--counted-at', '2026-11-21T09:00+08:00')
    expect(await stock()).toBe(76)
    await tool(dress.sku, '70', '--counted-at', MORNING)
    expect(await stock()).toBe(70)
    expect((await tool(dress.sku, '80', '--counted-at', '2026-11-21T09:30+08:00')).complained).toContain(
      '70 pieces',
    )
  })

  test('the pieces that a SKU began with after the count are no delivery', async () => {
    const path = file('Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty', 'cap,Cap,CAP,19,30')
    await runOwnersTool({ ...opened.location }, 'catalogue', 'import', path)
    const { said } = await tool('CAP', '28', '--counted-at', MORNING)
    expect(said).toBe('CAP: 30 → 28 pieces')
  })

  test('a stock that was corrected by hand after the count is not overwritten by it', async () => {
    await runOwnersTool({ ...opened.location }, 'stock', dress.sku, '4')
    const { code, complained } = await tool(dress.sku, '80', '--counted-at', MORNING)
    expect([code, complained]).toEqual([
      1,
      `${dress.sku} was corrected by hand on 2026-11-21 12:00, after this count: count it again.\nNothing was written.`,
    ])
    expect(await stock()).toBe(4)
    expect(await tool(dress.sku, '6')).toMatchObject({ code: 0 })
  })

  test('pieces that orders hold and the count did not find are named, and the stock is 0', async () => {
    await order(29, NOON - HOUR)
    const { code, said } = await tool(dress.sku, '26', '--counted-at', MORNING)
    expect([code, said]).toEqual([
      0,
      `${dress.sku}: 1 → 0 pieces (26 counted, 29 fewer since)\n${dress.sku}: 3 pieces are missing. Orders since the count hold 29, and 26 were counted; its stock is 0.`,
    ])
    expect(await stock()).toBe(0)
  })

  test.each([
    ['2026-11-21T12:01+08:00', 'is in the future'],
    ['2026-11-21T10:00', 'has no zone: write it like 2026-11-21T10:00+08:00'],
    ['2026-02-30T10:00Z', 'must look like'],
    ['2026-11-21T25:00Z', 'must look like'],
    ['21.11.2026 10:00', 'must look like'],
    ['yesterday', 'must look like'],
  ])('the moment %s is refused: it %s', async (moment, words) => {
    const { code, complained } = await tool(dress.sku, '80', '--counted-at', moment)
    expect([code, complained.includes(words) || complained]).toEqual([2, true])
    expect(await stock()).toBe(30)
  })

  test.each([
    [[], 2, 'missing argument'],
    [['NOPE-M', '3'], 1, 'The shop has no SKU NOPE-M.'],
    [['NOPE-M', '-3'], 2, 'not understood'],
    [['NOPE-M', '3', '4'], 2, 'Not understood: 4'],
    [['NOPE-M', '--file', 'x.csv'], 2, 'Not understood: NOPE-M'],
  ])('%j is refused', async (args, code, words) => {
    const run = await tool(...args)
    expect(run.code).toBe(code)
    if (words !== 'not understood') expect(run.complained).toContain(words)
  })

  test('a file is taken as a whole, each line with its moment, in any separator', async () => {
    const other = await aDress(opened.db, { stock: 9 })
    await order(10, NOON - HOUR)
    const path = file('SKU;Pieces;counted_at', `${dress.sku};8;${MORNING}`, `${other.sku};9;`)
    const shortfall = `${dress.sku}: 2 pieces are missing. Orders since the count hold 10, and 8 were counted; its stock is 0.`
    expect((await tool('--file', path)).complained).toContain('line 3: counted_at is missing')
    expect(await tool('--file', path, '--counted-at', MORNING)).toMatchObject({
      code: 0,
      said: `1 of 2 SKUs changed.\n${shortfall}`,
    })
    expect(await stock()).toBe(0)
    expect((await tool('--file', path, '--counted-at', MORNING)).said).toBe('0 of 2 SKUs changed.')
  })

  test('with one wrong line nothing is written, and every wrong line is named', async () => {
    const { sku } = dress
    const path = file(
      'sku,pieces,counted_at',
      `${sku},8,${MORNING}`,
      `${sku},8,${MORNING}`,
      `NOPE-M,8,${MORNING}`,
      `${sku},8.5,${MORNING}`,
      `${sku},8,2027-01-01T10:00Z`,
      `${sku},8`,
    )
    const { code, complained } = await tool('--file', path)
    expect([code, await stock()]).toEqual([1, 30])
    expect(complained.match(/line \d: \S+ \S+/g)).toEqual([
      `line 3: ${sku} is`,
      'line 4: the shop',
      `line 5: ${sku} is`,
      `line 6: ${sku} is`,
      'line 7: has 2',
    ])
    expect((await tool('--file', file('sku,pieces,when', 'a,1,2'))).complained).toContain(
      "Column 'when' is unknown",
    )
  })

  test('a file with one count that is overtaken is not taken at all', async () => {
    const other = await aDress(opened.db, { stock: 9 })
    await tool(dress.sku, '20')
    const path = file('sku,pieces,counted_at', `${dress.sku},8,${MORNING}`, `${other.sku},3,${MORNING}`)
    expect(await tool('--file', path)).toMatchObject({ code: 1 })
    expect(await booksOf(opened.db).stockOf(other)).toBe(9)
  })
})
