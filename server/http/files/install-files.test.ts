import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

const PUBLIC = new URL('../../../public', import.meta.url)

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}

interface Screenshot extends Icon {
  readonly form_factor: string
  readonly label: string
}

interface Manifest {
  readonly icons: Icon[]
  readonly screenshots: Screenshot[]
  readonly description: string
  readonly shortcuts: readonly { readonly name: string }[]
  readonly share_target: { readonly action: string; readonly method: string; readonly params: object }
}

let shop: Shop
let icons: Icon[]

async function manifestIn(lang: string): Promise<Manifest> {
  const response = await fetch(`${shop.url}/manifest.webmanifest`, { headers: { lang } })
  return (await response.json()) as Manifest
}

beforeAll(async () => {
  shop = await aShop('sqlite', { products: 5 })
  ;({ icons } = await manifestIn('en'))
})
afterAll(async () => {
  await shop.close()
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

test('the system shows the shop before it is installed: three pages of a phone and one of a desktop, named in its language', async () => {
  const { screenshots } = await manifestIn('en')
  expect(screenshots.map(({ form_factor }) => form_factor).toSorted()).toEqual([
    'narrow',
    'narrow',
    'narrow',
    'wide',
  ])
  const pictures = new Set<string>()
  for (const { src, sizes, type, label } of screenshots) {
    const file = readFileSync(new URL(`.${src}`, `${PUBLIC}/`))
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type])
    expect(label.length).toBeGreaterThan(3)
    pictures.add(createHash('sha1').update(file).digest('hex'))
  }
  expect(pictures.size).toBe(screenshots.length)
  const labels = new Set(screenshots.map(({ label }) => label))
  const french = (await manifestIn('fr')).screenshots.map(({ label }) => label)
  expect(french.filter((label) => labels.has(label))).toEqual([])
  const words = ({ description, shortcuts }: Manifest) => [description, ...shortcuts.map(({ name }) => name)]
  const english = words(await manifestIn('en'))
  expect(words(await manifestIn('fr')).filter((word) => english.includes(word))).toEqual([])
})

test('what is shared with the app leads to a page of this site and nowhere else', async () => {
  const { share_target } = await manifestIn('fr')
  expect(share_target).toEqual({
    action: '/fr/share',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  const [, home] =
    /^Sitemap: (.*)\/sitemap.xml$/m.exec(await (await fetch(`${shop.url}/robots.txt`)).text()) ?? []
  const lead = async (fields: Readonly<Record<string, string>>, at = share_target.action) => {
    const address = `${shop.url}${at}?${new URLSearchParams(fields)}`
    const response = await fetch(address, { redirect: 'manual' })
    return [response.status, response.headers.get('location'), response.headers.get('cache-control')]
  }
  expect(await lead({ url: `${home}/products/AB12?sku=1` })).toEqual([
    303,
    '/products/AB12?sku=1',
    'no-store',
  ])
  expect(await lead({ text: 'robe en soie' })).toEqual([303, '/fr/search/robe+en+soie.html', 'no-store'])
  expect(await lead({ url: 'https://elsewhere.example/' })).toEqual([303, '/fr?shared=unread', 'no-store'])
  expect(await lead({ url: `${home}//elsewhere.example` }, '/share')).toEqual([
    303,
    '/?shared=unread',
    'no-store',
  ])
})
