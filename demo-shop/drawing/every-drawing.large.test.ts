import sharp, { type OutputInfo } from 'sharp'
import { expect, test } from 'vitest'
import { drawBanner, drawGarment, drawHero, drawIcon } from './drawing.ts'
import { VIEWS } from '#domain/catalog/source-views.ts'
import { CUTS, GARMENT_KINDS } from './kinds.ts'

async function raster(svg: string): Promise<OutputInfo> {
  const { info } = await sharp(Buffer.from(svg)).resize(120).raw().toBuffer({ resolveWithObject: true })
  return info
}

test.each(GARMENT_KINDS)('%s is drawn from every side', { timeout: 20_000 }, async (kind) => {
  for (const view of VIEWS) {
    const drawing = { kind, seed: 'a', colour: '#8a3a6e', fabric: 'cotton', pattern: 'plain' } as const
    const svg = drawGarment(drawing, view)
    expect(drawGarment({ ...drawing }, view)).toBe(svg)
    expect(svg.replaceAll(/base64,[^"]+/g, '')).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(90_000)
    expect(await raster(svg)).toMatchObject({ width: 120, height: 160 })
  }
})

test.each(GARMENT_KINDS)('%s is drawn in every cut', { timeout: 20_000 }, (kind) => {
  for (const cut of CUTS) {
    const svg = drawGarment(
      { kind, seed: 'a', colour: '#8a3a6e', fabric: 'cotton', pattern: 'plain', cut },
      'front',
    )
    expect(svg.replaceAll(/base64,[^"]+/g, ''), cut).not.toMatch(/NaN|undefined|Infinity/)
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
