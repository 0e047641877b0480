import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endEngines } from '#tests/world/engines.ts'
import { aShop, type Shop } from '#tests/world/shop.ts'

const PUBLIC = new URL('../../public', import.meta.url)

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

let shop: Shop
let icons: Icon[]

beforeAll(async () => {
  shop = await aShop('sqlite', { products: 5 })
  const manifest = await fetch(`${shop.url}/manifest.webmanifest`)
  icons = ((await manifest.json()) as { icons: Icon[] }).icons
})
afterAll(async () => {
  await shop.close()
  await endEngines()
})

test('every icon of the manifest is there in the size it says, one of them for launchers that paint it themselves', async () => {
  expect(icons.filter(({ purpose }) => purpose === 'monochrome')).toHaveLength(1)
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const { width, height } = await sharp(fileURLToPath(new URL(`.${src}`, `${PUBLIC}/`))).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('the address that browsers ask for without being led there has an icon', async () => {
  const file = readFileSync(new URL('./favicon.ico', `${PUBLIC}/`))
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
  const picture = await sharp(file.subarray(file.readUInt32LE(18))).metadata()
  expect([picture.format, picture.width, file.length]).toEqual(['png', 48, 22 + file.readUInt32LE(14)])
})
