import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '#contract/catalog/product.contract.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { anS3Store, S3_KEY } from '#tests/world/shops/s3-store.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('photographs of a colour on %s', (engine) => {
  let shop: Shop
  let pid: string
  let spu: string
  let files: string[]
  let assets: string[]

  const tool = (...args: string[]) => runOwnersToolAt(Date.now(), settings(), args)
  const settings = () => ({
    DATA_DIR: shop.services.env.DATA_DIR,
    DATABASE_URL: shop.services.env.DATABASE_URL,
  })
  const look = (path: string) => fetch(shop.url + path)

  async function shownPictures(): Promise<string[]> {
    await shop.services.catalogue.refresh(Date.now())
    const { attributes } = await aTestClient(shop.url).get(product, { spuCode: spu })
    return attributes.find(({ color }) => color.pid === pid)?.color.imageList ?? []
  }

  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
    const { db } = shop.services.store
    const row = await db
      .selectFrom('colour')
      .innerJoin('product', 'product.id', 'colour.product_id')
      .select(['colour.pid', 'product.spu'])
      .where('product.listed', '=', 1)
      .where('colour.position', '=', 0)
      .orderBy('product.id')
      .executeTakeFirstOrThrow()
    ;({ pid, spu } = row)
    const [left, cut] = [join(settings().DATA_DIR, 'left.png'), join(settings().DATA_DIR, 'cut.png')]
    files = [left, cut]
    const red = { create: { width: 600, height: 800, channels: 3, background: '#c02020' } } as const
    // Its right half is red: the left and right thirds are out of the frame.
    const wide = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2020c0' } })
    writeFileSync(
      left,
      await wide
        .composite([{ input: await sharp(red).png().toBuffer(), left: 600, top: 0 }])
        .png()
        .toBuffer(),
    )
    const clear = { create: { width: 600, height: 800, channels: 4, background: '#00000000' } } as const
    writeFileSync(cut, await sharp(clear).png().toBuffer())
    const { said, code, complained } = await tool('media', 'add', pid, ...files)
    expect([code, complained]).toEqual([0, ''])
    assets = said
      .split('\n')
      .slice(0, 2)
      .map((line) => line.slice(0, 22))
  })
  afterAll(() => shop.close())

  test('are shown in their order in place of those of the source', async () => {
    const [first, second] = assets
    expect(await shownPictures()).toEqual([`/media/a/${first}`, `/media/a/${second}`])
    expect((await tool('media', 'list', spu)).said).toMatch(new RegExp(`${first}.*1200×800.*\n.*${second}`))
    expect(await tool('media', 'order', pid, second ?? '', first ?? '')).toMatchObject({ code: 0 })
    expect(await shownPictures()).toEqual([`/media/a/${second}`, `/media/a/${first}`])
  })

  test.each([
    [180, 'webp', 'webp'],
    [540, 'avif', 'heif'],
  ])(
    '%i pixels wide as %s, cropped to three by four around the middle, for ever',
    async (width, format, inside) => {
      const response = await look(`/media/a/${assets[0]}-${width}.${format}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const picture = sharp(Buffer.from(await response.arrayBuffer()))
      expect(await picture.metadata()).toMatchObject({ width, height: (width * 4) / 3, format: inside })
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      const at = (x: number) => data[(10 * info.width + x) * info.channels] ?? 0
      expect([at(5) < 90, at(width - 5) > 150]).toEqual([true, true])
    },
  )

  test('a transparent one lies on the ground of the shop', async () => {
    const response = await look(`/media/a/${assets[1]}-180.webp`)
    const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)].every((part) => part > 220)).toBe(true)
  })

  test.each([
    ['a width that is not offered', () => `/media/a/${assets[0]}-181.webp`],
    ['an unknown photograph', () => '/media/a/aaaaaaaaaaaaaaaaaaaaaa-180.webp'],
    ['the hanger of a photograph', () => `/media/a/hanging-180.webp`],
  ])('%s is not found', async (_, path) => {
    expect((await look(path())).status).toBe(404)
  })

  test.each([
    [['media', 'add', 'nothing', 'a.jpg'], 'There is no SKU, colour or product nothing.'],
    [['media', 'remove', 'nothing'], 'There is no photograph nothing.'],
    [['media', 'order', 'nothing', 'a'], 'has these photographs: none'],
  ])('%j is refused', async (args, words) => {
    const { code, complained } = await tool(...args)
    expect([code, complained.includes(words)]).toEqual([1, true])
  })

  test('a file that is no photograph is refused by name', async () => {
    const path = join(settings().DATA_DIR, 'text.jpg')
    writeFileSync(path, 'a dress')
    expect((await tool('media', 'add', pid, path)).complained).toContain('text.jpg: it is broken')
  })

  test('when all are removed, the colour shows those of the source again and their addresses end', async () => {
    for (const asset of assets) expect(await tool('media', 'remove', asset)).toMatchObject({ code: 0 })
    expect((await shownPictures())[0]).toMatch(new RegExp(`^/media/p/${pid}/`))
    expect((await look(`/media/a/${assets[0]}-180.webp`)).status).toBe(404)
  })
})

describe.each(ENGINES)('photographs in a store of S3 on %s', (engine) => {
  test('are written there, shown from there, and removed there', async () => {
    const store = await anS3Store()
    const env = {
      ASSET_S3_URL: store.url,
      ASSET_S3_REGION: S3_KEY.region,
      ASSET_S3_KEY_ID: S3_KEY.keyId,
      ASSET_S3_SECRET: S3_KEY.secret,
    }
    const shop = await aShop(engine, { products: 30, env })
    try {
      const { DATA_DIR, DATABASE_URL } = shop.services.env
      const tool = (...args: string[]) =>
        runOwnersToolAt(Date.now(), { DATA_DIR, DATABASE_URL, ...env }, ['media', ...args])
      const { spu } = await shop.services.store.db
        .selectFrom('product')
        .select('spu')
        .limit(1)
        .executeTakeFirstOrThrow()
      const path = join(DATA_DIR, 'red.png')
      const red = { create: { width: 60, height: 80, channels: 3, background: '#c02020' } } as const
      writeFileSync(path, await sharp(red).png().toBuffer())
      const { said, complained } = await tool('add', spu, path)
      expect(complained).toBe('')
      const asset = said.slice(0, 22)
      expect([...store.objects.keys()]).toEqual([asset])
      expect((await fetch(`${shop.url}/media/a/${asset}-180.webp`)).status).toBe(200)
      expect(store.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'GET'])
      await tool('remove', asset)
      expect(store.objects.size).toBe(0)
      expect(existsSync(join(DATA_DIR, 'assets'))).toBe(false)
    } finally {
      await shop.close()
      await store.close()
    }
  })
})
