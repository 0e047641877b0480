import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aDress as aColouredDress, type ProductInput } from '#tests/world/shops/builders.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aCheckout, NOON } from '#tests/world/money/checkout-world.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { LISTENERS } from '../../listeners.ts'
import { price, stock } from './sku-commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'vanda-tool-'))

describe.each(ENGINES)("SKUs by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, ...args)

  beforeEach(async () => {
    opened = await aStore(engine)
  })
  afterEach(() => opened.close())

  const aDress = (input?: ProductInput) => aColouredDress(opened.db, input)

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

  describe('stock and prices', () => {
    test('a corrected stock is in the ledger', async () => {
      const { sku } = await aDress({ stock: 10 })
      expect((await tool('stock', sku, '4')).said).toMatch(/10 → 4 pieces/)
      expect((await tool('stock', sku, '4')).code).toBe(0)
      const moves = await opened.db.selectFrom('stock_move').selectAll().where('sku', '=', sku).execute()
      expect(moves.reduce((sum, move) => sum + move.qty, 0)).toBe((await skuRow(sku)).stock)
      expect(moves.filter((move) => move.reason === 'corrected')).toMatchObject([{ qty: -6, at: NOON }])
    })

    test('a corrected stock raises the event that an order raises, in its transaction; a price does not', async () => {
      const { sku } = await aDress({ stock: 10, price: 100_00 })
      const heard: string[] = []
      const listeners = {
        ...LISTENERS,
        'stock.changed': [
          async (tx: Tx, { skus }: ServerEvents['stock.changed']) => {
            const rows = await tx.selectFrom('sku').select('stock').where('sku', 'in', skus).execute()
            heard.push(...skus, ...rows.map(({ stock: left }) => String(left)))
          },
        ],
      }
      const services = { ...aCheckout(opened).services, listeners }
      await stock.run(services, { positionals: [sku, '4'], options: {} }, NOON)
      expect(heard).toEqual([sku, '4'])
      await stock.run(services, { positionals: [sku, '4'], options: {} }, NOON)
      await price.run(services, { positionals: [sku, '90'], options: {} }, NOON)
      expect(heard).toEqual([sku, '4'])
      const fails = () => Promise.reject(new Error('the listener fails'))
      const failing = { ...services, listeners: { ...LISTENERS, 'stock.changed': [fails] } }
      await expect(stock.run(failing, { positionals: [sku, '2'], options: {} }, NOON)).rejects.toThrow(
        'fails',
      )
      expect((await skuRow(sku)).stock).toBe(4)
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

    test.each([
      ['semicolons and decimal commas', (rows: string[][]) => rows.map((row) => row.join(';')).join('\r\n')],
      ['a named separator', (rows: string[][]) => `sep=;\n${rows.map((row) => row.join(';')).join('\n')}`],
      ['tabs', (rows: string[][]) => `\ufeff${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`],
      [
        'empty columns and rows at the end',
        (rows: string[][]) =>
          [...rows, ['', '', '', ''], [' ']].map((row) => `${row.join(';')};;`).join('\n'),
      ],
    ])('is understood as a spreadsheet has saved it: with %s', async (_, saved) => {
      const { sku, spu } = await aDress({ stock: 5 })
      const content = saved([
        ['SKU', 'spu', 'Price', 'list price', 'stock'],
        [sku, spu, '90,50', '100,00', '7'],
      ])
      expect(await tool('import', file(content))).toMatchObject({ code: 0, said: '1 of 1 SKUs changed.' })
      expect(await skuRow(sku)).toMatchObject({ price: 90_50, list_price: 100_00, stock: 7 })
    })

    test('is understood as Unicode text (UTF-16)', async () => {
      const { sku } = await aDress({ stock: 5 })
      const path = file('.')
      writeFileSync(path, Buffer.from(`\ufeffsku\tstock\r\n${sku}\t7\r\n`, 'utf16le'))
      expect((await tool('import', path)).said).toBe('1 of 1 SKUs changed.')
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
      ['sku\n"A', 'line 2: the quote that begins a cell here is not closed'],
    ])('%j is refused: %s', async (content, why) => {
      expect(await tool('import', file(content))).toMatchObject({
        code: 1,
        complained: expect.stringContaining(why),
      })
    })
  })
})
