import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Color } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/core/env.ts'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { addImage } from './add-image.ts'

const plain = (width: number, height: number, background: Color = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

describe.each(ENGINES)('a photograph of the owner on %s', (engine) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())

  const env = () => readEnv({ ...opened.location })
  const add = (bytes: Uint8Array, name = 'dress.jpg') =>
    addImage(opened.db, { env: env() }, { bytes, name, now: NOON })
  const rowOf = (hash: string) =>
    opened.db.selectFrom('asset').selectAll().where('hash', '=', hash).executeTakeFirst()

  test('is a row and a file, named by its bytes; the same bytes again are the same', async () => {
    const bytes = await plain(90, 120).jpeg().toBuffer()
    const hash = await add(bytes)
    expect(hash).toBe(createHash('sha256').update(bytes).digest('base64url').slice(0, 22))
    expect(await add(bytes, 'again.jpg')).toBe(hash)
    expect(await rowOf(hash)).toMatchObject({ width: 90, height: 120, format: 'jpeg', name: 'dress.jpg' })
    expect(readFileSync(join(env().DATA_DIR, 'assets', hash)).equals(bytes)).toBe(true)
  })

  test.each([
    ['turned by its EXIF', () => plain(90, 120).jpeg().withMetadata({ orientation: 6 }), [120, 90]],
    ['in CMYK', () => plain(90, 120).toColourspace('cmyk').jpeg(), [90, 120]],
    ['in wide colour', () => plain(90, 120).withIccProfile('p3').png(), [90, 120]],
    ['as AVIF', () => plain(90, 120).avif(), [90, 120]],
  ])('%s is known in the size and colour it is shown', async (_, make, [width, height]) => {
    const row = await rowOf(await add(await make().toBuffer()))
    expect(row).toMatchObject({ width, height })
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(row?.color.slice(at, at + 2) ?? '', 16),
    )
    expect(r < g && g < b).toBe(true)
  })

  const noise = () => plain(200, 200).png().toBuffer()
  test.each([
    ['of 61 megapixels', () => plain(10_000, 6_100).png({ compressionLevel: 1 }).toBuffer(), '60 megapixels'],
    ['with a broken end', async () => (await noise()).subarray(0, 300), 'broken'],
    ['that is a text', async () => Buffer.from('a dress'), 'broken'],
    [
      'as SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'JPEG, PNG',
    ],
    ['as TIFF', () => plain(9, 9).tiff().toBuffer(), 'JPEG, PNG'],
    ['as HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC'],
    [
      'that moves',
      () =>
        sharp([Buffer.from(ONE), Buffer.from(TWO)], { join: { animated: true } })
          .webp()
          .toBuffer(),
      'moving',
    ],
  ])('%s is refused in clear words, and leaves no row', async (_, make, words) => {
    const before = await opened.db.selectFrom('asset').select('hash').execute()
    await expect(add(await make())).rejects.toThrow(words)
    expect(await opened.db.selectFrom('asset').select('hash').execute()).toHaveLength(before.length)
  })
})

const ONE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const TWO = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="5"/></svg>'
