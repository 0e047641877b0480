import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productCards } from '#contract/catalog/listing.contract.ts'
import { productPairs } from '#contract/catalog/pairs.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { FRAMES, SCALES, writeSpecialViews } from '#tests/world/goods/special-views.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

type Views = Awaited<ReturnType<typeof writeSpecialViews>>

describe.each(ENGINES)('special views of own goods on %s', (engine) => {
  let shop: Shop
  let views: Views
  /** Two pieces that are styled with each other, of which the shop has photographs. */
  let pieces: readonly { readonly pid: string; readonly spu: string }[]

  const settings = () => ({
    DATA_DIR: shop.services.env.DATA_DIR,
    DATABASE_URL: shop.services.env.DATABASE_URL,
  })
  const tool = (...args: string[]) => runOwnersToolAt(Date.now(), settings(), ['media', ...args])
  const add = async (piece: number, files: readonly string[], ...options: string[]) => {
    const run = await tool('add', pieces[piece]?.pid ?? '', ...files, ...options)
    expect([run.code, run.complained]).toEqual([0, ''])
    await shop.services.catalogue.refresh(Date.now())
    return run.said.split('\n').map((line) => line.slice(0, 22))
  }
  const client = () => aTestClient(shop.url)
  const look = (path: string) => fetch(shop.url + path)
  const picture = async (path: string) => sharp(Buffer.from(await (await look(path)).arrayBuffer()))
  async function colourOf(piece: number) {
    const { pid, spu = '' } = pieces[piece] ?? {}
    const { attributes } = await client().get(product, { spuCode: spu })
    return attributes.find(({ color }) => color.pid === pid)?.color
  }
  async function cardOf(piece: number) {
    const list = await client().get(productCards, { spus: pieces[piece]?.spu ?? '' })
    return list[0]
  }
  const pairs = async () => {
    const [own, other] = pieces
    const { list } = await client().get(productPairs, { spuCode: own?.spu ?? '' })
    return list.filter(({ pid, otherPid }) => pid === own?.pid && otherPid === other?.pid)
  }

  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
    views = await writeSpecialViews(settings().DATA_DIR)
    const { db } = shop.services.store
    const { product_id, other_id } = await db
      .selectFrom('product_relation')
      .selectAll()
      .where('kind', '=', 'bundle')
      .orderBy('product_id')
      .executeTakeFirstOrThrow()
    pieces = await Promise.all(
      [product_id, other_id].map((id) =>
        db
          .selectFrom('colour')
          .innerJoin('product', 'product.id', 'colour.product_id')
          .select(['colour.pid', 'product.spu'])
          .where('product.id', '=', id)
          .orderBy('colour.position')
          .executeTakeFirstOrThrow(),
      ),
    )
    for (const piece of [0, 1]) await add(piece, [views.spin[piece] ?? ''])
  })
  afterAll(() => shop.close())

  test('are not offered for goods that have photographs alone', async () => {
    const colour = await colourOf(0)
    expect(colour?.imageList[0]).toMatch(/^\/media\/a\//)
    expect([colour?.swatch, colour?.flat, colour?.spin, colour?.videoList]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ])
    expect(await cardOf(0)).not.toHaveProperty('cutout')
    expect(await pairs()).toEqual([])
  })

  test('a close-up of the cloth is offered with its scale, as a whole', async () => {
    const [asset] = await add(0, [views.swatch], '--role', 'swatch', '--mm', String(SCALES.swatch))
    const { swatch } = (await colourOf(0)) ?? {}
    expect(swatch).toEqual({ picture: `/media/w/${asset}`, mm: SCALES.swatch, width: 1600, height: 1200 })
    expect(await (await picture(`${swatch?.picture}-960.webp`)).metadata()).toMatchObject({
      width: 960,
      height: 720,
    })
  })

  test('a flat piece is offered with its scale, and stays transparent', async () => {
    await add(0, [views.flat], '--role', 'flat', '--mm', String(SCALES.flat))
    const { flat } = (await colourOf(0)) ?? {}
    expect(flat).toMatchObject({ mm: SCALES.flat, width: 620 })
    expect(await (await picture(`${flat?.picture}-540.webp`)).metadata()).toMatchObject({
      width: 540,
      hasAlpha: true,
    })
  })

  test('the frames of a turn are offered in their order, and a new turn takes the place of the old one', async () => {
    await add(0, views.spin.slice(0, 4), '--role', 'spin')
    const assets = await add(0, views.spin, '--role', 'spin')
    const { spin = [] } = (await colourOf(0)) ?? {}
    expect(spin).toHaveLength(FRAMES)
    expect(spin).toEqual(assets.slice(0, FRAMES).map((asset) => `/media/a/${asset}`))
    expect((await look(`${spin[3]}-540.webp`)).status).toBe(200)
  })

  test('a cutout hangs at the top of a transparent picture, twice as high as wide, without its empty edges', async () => {
    const [asset] = await add(0, [views.cutout], '--role', 'cutout')
    const { cutout } = (await cardOf(0)) ?? {}
    expect(cutout).toBe(`/media/t/${asset}`)
    const shown = await picture(`${cutout}-180.webp`)
    expect(await shown.metadata()).toMatchObject({ width: 180, height: 360, hasAlpha: true })
    const { data, info } = await shown.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const row = (y: number) =>
      Array.from({ length: info.width }, (_, x) => data[(y * info.width + x) * 4 + 3] ?? 0)
    expect(Math.max(...row(0))).toBe(0)
    expect(Math.max(...row(8))).toBeGreaterThan(200)
    // The photographs stay what the colour is shown by.
    expect((await colourOf(0))?.imageList[0]).toMatch(/^\/media\/a\//)
  })

  test('two pieces that are styled with each other hang together once both are cut out', async () => {
    expect(await pairs()).toEqual([])
    await add(1, [views.trousers], '--role', 'cutout')
    const [pair] = await pairs()
    expect(pair?.picture).toMatch(/^\/media\/k\/[\w-]{22}-[\w-]{22}$/)
    const shown = await picture(`${pair?.picture}-360.webp`)
    expect(await shown.metadata()).toMatchObject({ width: 360, height: 480, format: 'webp' })
    const [, one, two] = /k\/([\w-]{22})-([\w-]{22})/.exec(pair?.picture ?? '') ?? []
    expect((await look(`/media/k/${one}-${one}-360.webp`)).status).toBe(404)
    expect((await look(`/media/k/${one}-${'a'.repeat(22)}-360.webp`)).status).toBe(404)
    expect((await look(`/media/k/${two}-${one}-361.webp`)).status).toBe(404)
  })

  test('the list names role and scale', async () => {
    const { said } = await tool('list', pieces[0]?.spu ?? '')
    expect(said).toMatch(/ swatch .* 40 mm /)
    expect(said).toMatch(/ spin /)
  })

  const opaque = () => {
    const path = join(settings().DATA_DIR, 'opaque.png')
    writeFileSync(path, '')
    return sharp({ create: { width: 60, height: 90, channels: 4, background: '#c98a8fff' } })
      .png()
      .toFile(path)
      .then(() => path)
  }
  test.each([
    ['an unknown role', () => [views.swatch, '--role', 'weave'], '--role is one of photo, swatch'],
    ['a close-up without its scale', () => [views.swatch, '--role', 'swatch'], 'needs --mm'],
    ['a scale of a metre', () => [views.swatch, '--role', 'swatch', '--mm', '1000'], 'from 2 to 500'],
    ['a scale in words', () => [views.flat, '--role', 'flat', '--mm', '4cm'], 'from 50 to 2500'],
    ['the scale of a cutout', () => [views.cutout, '--role', 'cutout', '--mm', '400'], '--mm is of swatch'],
    ['two close-ups', () => [views.swatch, views.flat, '--role', 'swatch', '--mm', '40'], 'one file'],
    ['a turn of three frames', () => [...views.spin.slice(0, 3), '--role', 'spin'], '4 to 72 files'],
    ['a cutout that is a JPEG', () => [views.swatch, '--role', 'cutout'], 'no transparent ground'],
    [
      'a flat piece with a ground',
      async () => [await opaque(), '--role', 'flat', '--mm', '400'],
      'no transparent',
    ],
    [
      'a photograph that the shop has, as a cutout',
      () => [views.spin[0] ?? '', '--role', 'cutout'],
      'no transparent ground',
    ],
  ])('%s is refused in words, and nothing changes', async (_, args, words) => {
    const rows = () => shop.services.store.db.selectFrom('product_media').selectAll().execute()
    const before = await rows()
    const run = await tool('add', pieces[0]?.pid ?? '', ...(await args()))
    expect([run.code === 0, run.complained]).toEqual([false, expect.stringContaining(words)])
    expect(await rows()).toEqual(before)
  })

  test('a removed picture is offered nowhere any more', async () => {
    const { cutout = '' } = (await cardOf(0)) ?? {}
    expect(await tool('remove', cutout.slice('/media/t/'.length))).toMatchObject({ code: 0 })
    await shop.services.catalogue.refresh(Date.now())
    expect(await cardOf(0)).not.toHaveProperty('cutout')
    expect(await pairs()).toEqual([])
    expect((await look(`${cutout}-180.webp`)).status).toBe(404)
  })
})
