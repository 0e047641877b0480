import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isOuter } from '#server/core/outer-network.ts'
import { runFetchingTool } from '#tests/world/people/owners-tool.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { createPictureFetch, type FetchPicture } from './fetch-picture.ts'

/** The old shop: `/<colour>.jpg` is a picture, unless it is gone. */
const gone = new Set<string>()
let requests: string[] = []
let atOnce = 0
let mostAtOnce = 0
const oldShop = createServer((request, response) => {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  requests.push(path)
  mostAtOnce = Math.max(mostAtOnce, ++atOnce)
  void answer(path).then((bytes) => {
    atOnce--
    response.writeHead(bytes ? 200 : 404).end(bytes)
  })
})

async function answer(path: string): Promise<Buffer | undefined> {
  const [, name = ''] = /^\/(\w+)\.jpg$/.exec(path) ?? []
  if (gone.has(name)) return undefined
  if (name === 'text') return Buffer.from('no picture')
  const background = `#${Buffer.from(name.padEnd(3)).toString('hex').slice(0, 6)}`
  return sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => oldShop.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(oldShop.address() as AddressInfo).port}`
})
afterAll(() => {
  oldShop.closeAllConnections()
  oldShop.close()
})

const fromOldShop = createPictureFetch({
  isAllowed: (address) => address === '127.0.0.1' || isOuter(address),
})

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src,Variant Image'
/** `$` is the old shop. */
const FILE = [
  'silk-dress,Silk Dress,Color,Blue,SD-B,129.00,4,$/aaa.jpg?v=3,$/bbb.jpg',
  'silk-dress,,Color,Red,SD-R,129.00,4,$/bbb.jpg,$/ccc.jpg',
  'silk-dress,,,,,,,$/ccc.jpg,',
  'silk-dress,,,,,,,$/ddd.jpg,',
  'wool-coat,Wool Coat,Title,Default Title,WC-1,289.00,2,$/eee.jpg,',
  'wool-coat,,,,,,,$/fff.jpg,',
]

describe.each(ENGINES)('photographs of addresses on %s', (engine) => {
  let opened: OpenedStore
  let clock = 1_800_000_000_000
  beforeEach(async () => {
    opened = await aStore(engine)
    gone.clear()
    requests = []
    mostAtOnce = 0
  })
  afterEach(() => opened.close())

  const folder = mkdtempSync(join(tmpdir(), 'vanda-photos-'))
  let file = ''
  const tool = (args: readonly string[], fetchPicture: FetchPicture = fromOldShop) =>
    runFetchingTool({ now: (clock += 1000), fetchPicture }, { ...opened.location }, args)
  const load = (rows: readonly string[] = FILE, args: readonly string[] = [], fetchPicture = fromOldShop) => {
    file = join(folder, `${clock}.csv`)
    writeFileSync(file, [HEADER, ...rows].join('\n').replaceAll('$', origin))
    return tool(['catalogue', 'import', file, ...args], fetchPicture)
  }
  async function shown(): Promise<Record<string, string>> {
    const rows = await opened.db
      .selectFrom('product_media')
      .innerJoin('asset', 'asset.hash', 'product_media.asset')
      .innerJoin('sku', 'sku.pid', 'product_media.pid')
      .select(['sku.sku', 'asset.name'])
      .orderBy('product_media.position')
      .execute()
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ sku }) => sku)].map(([sku, of]) => [
        sku,
        of.map(({ name }) => name.replace('.jpg', '')).join(' '),
      ]),
    )
  }
  const WHOLE = { 'SD-B': 'bbb aaa ddd', 'SD-R': 'ccc aaa ddd', 'WC-1': 'eee fff' }

  test('each colour has its own first, in order; the same file again fetches and changes nothing (traps 6.6, 6.8)', async () => {
    const first = await load()
    expect(first.complained).toBe('')
    expect(first.said).toContain('6 photographs fetched; 3 colours have new photographs.')
    expect(await shown()).toEqual(WHOLE)
    expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted())
    expect(mostAtOnce).toBeGreaterThan(1)
    expect(mostAtOnce).toBeLessThanOrEqual(4)
    expect(existsSync(`${file}.photos.csv`)).toBe(false)
    const before = await opened.db.selectFrom('product').select(['id', 'changed_at']).orderBy('id').execute()
    requests = []
    expect((await load()).said).toContain('0 photographs fetched; 0 colours have new photographs.')
    expect(requests).toEqual([])
    expect(
      await opened.db.selectFrom('product').select(['id', 'changed_at']).orderBy('id').execute(),
    ).toEqual(before)
  })

  test('a dead address costs its place only, is named in a file, and is tried again on request (traps 6.8)', async () => {
    gone.add('aaa')
    const inner = 'http://169.254.169.254/a.jpg'
    const run = await load([...FILE, `wool-coat,,,,,,,${inner},`, 'wool-coat,,,,,,,$/text.jpg,'])
    expect(run.code).toBe(0)
    expect(run.said).toContain('5 photographs fetched; 3 colours have new photographs.')
    expect(await shown()).toEqual({ ...WHOLE, 'SD-B': 'bbb ddd', 'SD-R': 'ccc ddd' })
    const report = readFileSync(`${file}.photos.csv`, 'utf8')
    expect(report).toContain(`Silk Dress,Blue,${origin}/aaa.jpg?v=3,the server answered 404.`)
    expect(report).toContain(`${inner},it leads into a private network.`)
    expect(report).toContain('/text.jpg,it is broken')

    requests = []
    await load([...FILE, `wool-coat,,,,,,,${inner},`, 'wool-coat,,,,,,,$/text.jpg,'])
    expect(requests).toEqual([])

    gone.clear()
    const again = await tool(['catalogue', 'photos', '--report', join(folder, 'again.csv')])
    expect(again.said).toContain('1 photographs fetched; 2 colours have new photographs.')
    expect(again.said).toContain('2 could not be fetched')
    expect(requests.toSorted()).toEqual(['/aaa.jpg', '/text.jpg'])
    expect(await shown()).toEqual(WHOLE)
    expect(readFileSync(join(folder, 'again.csv'), 'utf8')).not.toContain('aaa.jpg')
  })

  test('a run that was stopped goes on where it was (traps 6.8)', async () => {
    let left = 3
    const stopping: FetchPicture = (address) => {
      if (left-- <= 0) throw new RangeError('stopped')
      return fromOldShop(address)
    }
    await expect(load(FILE, [], stopping)).rejects.toThrow('stopped')
    const fetched = [...requests]
    expect(fetched).toHaveLength(3)
    requests = []
    expect((await tool(['catalogue', 'photos'])).said).toContain('3 photographs fetched')
    expect(requests.filter((path) => fetched.includes(path))).toEqual([])
    expect(await shown()).toEqual(WHOLE)
  })

  test('a changed list fetches what is new only, and keeps its order', async () => {
    await load()
    requests = []
    const coat = [
      'wool-coat,Wool Coat,Title,Default Title,WC-1,289.00,2,$/ggg.jpg,',
      'wool-coat,,,,,,,$/eee.jpg,',
    ]
    expect((await load(coat)).said).toContain('1 photographs fetched; 1 colours have new photographs.')
    expect(requests).toEqual(['/ggg.jpg'])
    expect(await shown()).toEqual({ ...WHOLE, 'WC-1': 'ggg eee' })
    await load(['wool-coat,Wool Coat,Title,Default Title,WC-1,289.00,2,,'])
    expect(await shown()).toEqual({ ...WHOLE, 'WC-1': 'ggg eee' })
  })

  test('photographs that the owner has arranged stay so', async () => {
    await load()
    const [coat] = await opened.db.selectFrom('sku').select('pid').where('sku', '=', 'WC-1').execute()
    await opened.db
      .deleteFrom('product_media')
      .where('pid', '=', coat?.pid ?? '')
      .where('position', '=', 0)
      .execute()
    await load()
    await tool(['catalogue', 'photos'])
    expect(await shown()).toMatchObject({ 'WC-1': 'fff' })
  })

  test('--no-photos and a dry run fetch and note nothing; the two options contradict each other', async () => {
    await load(FILE, ['--dry-run'])
    expect((await load(FILE, ['--no-photos'])).said).not.toContain('photographs')
    expect((await tool(['catalogue', 'photos'])).said).toContain('0 photographs fetched')
    expect(requests).toEqual([])
    expect((await load(FILE, ['--no-photos', '--photos', folder])).code).toBe(2)
    await load()
    expect(await shown()).toEqual(WHOLE)
  })

  test('a job that is taken back fetches nothing any more', async () => {
    gone.add('fff')
    const { said } = await load()
    await tool(['catalogue', 'undo', /catalogue undo (\w+)/.exec(said)?.[1] ?? ''])
    requests = []
    gone.clear()
    await tool(['catalogue', 'photos'])
    expect(requests).toEqual([])
  })
})
