import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'

const FILE = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src',
  'silk-dress,Silk Dress,Color,Blue,SD-B,129.00,4,https://old.example/files/drape.jpg?v=3',
  'silk-dress,,Color,Red,SD-R,129.00,4,',
  'wool-coat,Wool Coat,Title,Default Title,WC-1,289.00,2,',
].join('\n')

describe.each(ENGINES)('photographs of a folder on %s', (engine) => {
  let opened: OpenedStore
  let clock = 1_800_000_000_000
  beforeEach(async () => {
    opened = await aStore(engine)
  })
  afterEach(() => opened.close())

  const folder = mkdtempSync(join(tmpdir(), 'vanda-photos-'))
  const photo = async (name: string, background: string) => {
    const create = { width: 60, height: 80, channels: 3, background } as const
    writeFileSync(join(folder, name), await sharp({ create }).jpeg().toBuffer())
  }
  const load = () => {
    const file = join(mkdtempSync(join(tmpdir(), 'vanda-import-')), 'shop.csv')
    writeFileSync(file, FILE)
    return runOwnersToolAt((clock += 1000), { ...opened.location }, [
      'catalogue',
      'import',
      file,
      '--photos',
      folder,
    ])
  }

  test('a colour has those of its SKU, else those that the file names, else those of the handle; a second run changes nothing', async () => {
    await photo('SD-R-2.jpg', '#aa0000')
    await photo('SD-R-10.jpg', '#bb0000')
    await photo('drape.jpg', '#0000aa')
    await photo('wool-coat-1.jpg', '#333333')
    await photo('holiday.jpg', '#00aa00')
    writeFileSync(join(folder, 'wool-coat-2.jpg'), 'no picture')
    const first = await load()
    expect(first.complained).toBe('')
    expect(first.said).toContain('3 colours have new photographs.')
    expect(first.said).toMatch(/wool-coat-2\.jpg is left out: /)
    expect(first.said).toContain('1 files belong to no product, such as holiday.jpg.')
    const shown = await opened.db
      .selectFrom('product_media')
      .innerJoin('asset', 'asset.hash', 'product_media.asset')
      .innerJoin('sku', 'sku.pid', 'product_media.pid')
      .select(['sku.sku', 'asset.name'])
      .orderBy('sku.sku')
      .orderBy('product_media.position')
      .execute()
    expect(shown.map(({ sku, name }) => [sku, name])).toEqual([
      ['SD-B', 'drape.jpg'],
      ['SD-R', 'SD-R-2.jpg'],
      ['SD-R', 'SD-R-10.jpg'],
      ['WC-1', 'wool-coat-1.jpg'],
    ])
    expect((await load()).said).toContain('0 colours have new photographs.')
  })
})
