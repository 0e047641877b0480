import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '#contract/catalog/product.contract.ts'
import { transact } from '#server/db/transaction.ts'
import { deleteVideos } from '#server/modules/reviews/shown-video.ts'
import { anAvi, aVideo } from '#tests/world/device/videos.ts'
import { runOwnersToolAt } from '#tests/world/people/owners-tool.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('a film of the owner on %s', (engine) => {
  let shop: Shop
  let pid: string
  let spu: string

  const settings = () => ({
    DATA_DIR: shop.services.env.DATA_DIR,
    DATABASE_URL: shop.services.env.DATABASE_URL,
  })
  const tool = (...args: string[]) => runOwnersToolAt(Date.now(), settings(), ['media', 'film', ...args])
  const aFile = (name: string, bytes: Uint8Array) => {
    const path = join(settings().DATA_DIR, name)
    writeFileSync(path, bytes)
    return path
  }
  async function films() {
    await shop.services.catalogue.refresh(Date.now())
    const { attributes } = await aTestClient(shop.url).get(product, { spuCode: spu })
    return attributes.find(({ color }) => color.pid === pid)?.color.videoList ?? []
  }

  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
    const row = await shop.services.store.db
      .selectFrom('colour')
      .innerJoin('product', 'product.id', 'colour.product_id')
      .select(['colour.pid', 'product.spu'])
      .where('product.listed', '=', 1)
      .orderBy('product.id')
      .executeTakeFirstOrThrow()
    ;({ pid, spu } = row)
  })
  afterAll(() => shop.close())

  test('takes the place of that of the source, plays in parts, stays when stray videos are deleted, and goes again', async () => {
    const [shown] = await films()
    expect(shown?.url).toContain('/media/p/')
    const run = await tool(pid, aFile('turn.mov', await aVideo('mov')))
    expect(run).toMatchObject({ code: 0, complained: '' })
    const [film] = await films()
    expect(film?.url).toMatch(/^\/media\/v\/[\w-]{22}\.mp4$/)
    await transact(shop.services.store, (tx) => deleteVideos(tx, (videos) => videos))
    const part = await fetch(`${shop.url}${film?.url}`, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('content-type'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      'video/mp4',
      100,
    ])
    expect((await tool(pid)).said).toContain('has no film')
    expect(await films()).toEqual([shown])
    await transact(shop.services.store, (tx) => deleteVideos(tx, (videos) => videos))
    expect((await fetch(`${shop.url}${film?.url}`)).status).toBe(404)
  })

  test.each([
    ['a text', () => Promise.resolve(Buffer.from('a film')), 'cannot be read'],
    ['AVI', () => Promise.resolve(anAvi()), 'AVI'],
    ['61 seconds', () => aVideo('webm', { seconds: 62 }), 'longer than a minute'],
  ])('%s is refused in clear words, and nothing changes', async (name, make, words) => {
    const before = await films()
    const run = await tool(spu, aFile(`${name}.mp4`, await make()))
    expect(run).toMatchObject({ code: 1, complained: expect.stringContaining(words) })
    expect(await films()).toEqual(before)
  })
})
