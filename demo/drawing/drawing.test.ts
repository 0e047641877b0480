import sharp, { type OutputInfo } from 'sharp'
import { expect, test } from 'vitest'
import { drawBanner, drawGarment, drawHero, drawIcon, type Drawing } from './drawing.ts'
import { VIEWS } from '#domain/catalog/pictures.ts'
import { GARMENT_KINDS } from './kinds.ts'
import { renderDrawing } from './render.ts'

const DRESS: Drawing = { kind: 'dress', seed: 'a', colour: '#8a3a6e', fabric: 'silk', pattern: 'floral' }

function outlines(svg: string): string[] {
  return [...svg.matchAll(/<path id="p\d+" d="([^"]+)"/g)].map(([, path]) => path ?? '')
}

async function raster(svg: string): Promise<OutputInfo> {
  const { info } = await sharp(Buffer.from(svg)).resize(120).raw().toBuffer({ resolveWithObject: true })
  return info
}

test('the same drawing is the same bytes', { timeout: 20_000 }, () => {
  for (const view of VIEWS) expect(drawGarment(DRESS, view)).toBe(drawGarment({ ...DRESS }, view))
  expect(drawGarment({ ...DRESS, seed: 'b' }, 'front')).not.toBe(drawGarment(DRESS, 'front'))
})

test.each(GARMENT_KINDS)('%s is drawn from every side', { timeout: 20_000 }, async (kind) => {
  for (const view of VIEWS) {
    const svg = drawGarment({ ...DRESS, kind, fabric: 'cotton', pattern: 'plain' }, view)
    expect(svg.replaceAll(/base64,[^"]+/g, '')).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(90_000)
    expect(await raster(svg)).toMatchObject({ width: 120, height: 160 })
  }
})

test('another colour is the same cut', { timeout: 20_000 }, () => {
  const plum = drawGarment({ ...DRESS, pattern: 'plain' }, 'front')
  const sage = drawGarment({ ...DRESS, pattern: 'plain', colour: '#a9b39a' }, 'front')
  expect(sage).not.toBe(plum)
  expect(outlines(sage)).toEqual(outlines(plum))
})

test('a colour that is not one is refused', () => {
  for (const colour of ['red', '#fff', '#12345g', '"/><script>']) {
    expect(() => drawGarment({ ...DRESS, colour }, 'front')).toThrow(RangeError)
  }
})

test('the stills, the banners and the icons rasterise', { timeout: 30_000 }, async () => {
  expect(await raster(drawHero('spring', 'wide'))).toMatchObject({ width: 120, height: 56 })
  expect(await raster(drawHero('spring', 'tall'))).toMatchObject({ width: 120, height: 160 })
  for (const kind of ['dress', 'sale', 'new', 'gift'] as const) {
    expect(await raster(drawBanner(kind, 'spring'))).toMatchObject({ width: 120, height: 80 })
  }
  for (const maskable of [true, false])
    expect(await raster(drawIcon(maskable))).toMatchObject({ width: 120, height: 120 })
})

test('pictures come in both formats at the width asked for', { timeout: 20_000 }, async () => {
  const svg = drawGarment(DRESS, 'front')
  for (const format of ['webp', 'avif'] as const) {
    const picture = await renderDrawing(svg, 360, format)
    expect((await sharp(picture).metadata()).width).toBe(360)
  }
})
