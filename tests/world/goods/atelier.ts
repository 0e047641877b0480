import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A house with goods and photographs of its own, as its former shop exports them. */
const GARMENTS = [
  ['aster-slip-dress', 'Aster Slip Dress', 'Dresses', '148.00', ['Ink', 'Rose'], ['S', 'M', 'L']],
  ['brook-shirt-dress', 'Brook Shirt Dress', 'Dresses', '165.00', ['White'], ['S', 'M', 'L']],
  ['cedar-wool-coat', 'Cedar Wool Coat', 'Coats', '420.00', ['Camel', 'Black'], ['S', 'M']],
  ['dune-linen-shirt', 'Dune Linen Shirt', 'Tops', '89.00', ['White', 'Navy'], ['S', 'M', 'L', 'XL']],
  ['ember-knit', 'Ember Knit', 'Tops', '119.00', ['Red'], ['One size']],
  ['fern-wide-trousers', 'Fern Wide Trousers', 'Trousers', '135.00', ['Green', 'Black'], ['S', 'M', 'L']],
] as const

const HEADER =
  'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price\n'

export const ATELIER = {
  dress: { name: 'Aster Slip Dress', sku: 'ASTER-ROSE-M' },
  trousers: { name: 'Fern Wide Trousers', sku: 'FERN-GREEN-S' },
  products: GARMENTS.length,
} as const

const skuOf = (handle: string, colour: string, size: string) =>
  `${handle.split('-')[0]}-${colour}-${size.replace(' ', '')}`.toUpperCase()

/** Writes `atelier.csv` and a folder of photographs, two for each colour, named by its SKU; returns both paths. */
export async function anAtelier(): Promise<{ readonly file: string; readonly photos: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'vanda-atelier-'))
  const photos = join(folder, 'photos')
  mkdirSync(photos)
  let rows = HEADER
  for (const [handle, title, category, price, colours, sizes] of GARMENTS)
    for (const [place, colour] of colours.entries()) {
      for (const size of sizes)
        rows += `${handle},${title},<p>${title} of our own cutting.</p>,Clothing > ${category},true,Colour,${colour},Size,${size},${skuOf(handle, colour, size)},9,${price}\n`
      for (const at of [1, 2])
        writeFileSync(
          join(photos, `${skuOf(handle, colour, sizes[0])}_${at}.jpg`),
          await photograph(HEXES[colour], { at, place }),
        )
    }
  const file = join(folder, 'atelier.csv')
  writeFileSync(file, rows)
  return { file, photos }
}

const HEXES = {
  Ink: '#1d2436',
  Rose: '#c98a8f',
  White: '#f2efe8',
  Camel: '#b58a5a',
  Black: '#1b1b1d',
  Navy: '#22305a',
  Red: '#a8322d',
  Green: '#3f5b45',
} as const

/** A garment before a wall, with grain: 900 × 1,200 pixels, the second one closer. */
async function photograph(hex: string, { at, place }: { at: number; place: number }): Promise<Buffer> {
  const scale = at === 1 ? 1 : 1.6
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#e9e3d8"/><stop offset="1" stop-color="#cfc6b8"/></linearGradient>
    <linearGradient id="g" x2="1"><stop stop-color="${hex}"/><stop offset=".5" stop-color="${hex}" stop-opacity=".86"/><stop offset="1" stop-color="${hex}"/></linearGradient></defs>
    <rect width="900" height="1200" fill="url(#w)"/>
    <g transform="translate(450 560) scale(${scale}) translate(${-450 + place * 6} -560)">
      <path d="M360 210q90 70 180 0l70 60-40 130q-16 240 60 560H270q76-320 60-560l-40-130z" fill="url(#g)"/>
    </g></svg>`
  return sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 88 }).toBuffer()
}
