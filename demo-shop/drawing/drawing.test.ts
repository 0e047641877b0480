import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawGarment, type Drawing } from './drawing.ts'
import { renderDrawing } from './film/render.ts'

const DRESS: Drawing = { kind: 'dress', seed: 'a', colour: '#8a3a6e', fabric: 'silk', pattern: 'floral' }

function outlines(svg: string): string[] {
  return [...svg.matchAll(/<path id="p\d+" d="([^"]+)"/g)].map(([, path]) => path ?? '')
}

test('the same drawing is the same bytes', { timeout: 20_000 }, () => {
  // From every side: every-drawing.large.test.ts.
  expect(drawGarment(DRESS, 'front')).toBe(drawGarment({ ...DRESS }, 'front'))
  expect(drawGarment({ ...DRESS, seed: 'b' }, 'front')).not.toBe(drawGarment(DRESS, 'front'))
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

test('pictures come in both formats at the width asked for', { timeout: 20_000 }, async () => {
  const svg = drawGarment(DRESS, 'front')
  for (const format of ['webp', 'avif'] as const) {
    const picture = await renderDrawing(svg, { width: 360, format })
    expect((await sharp(picture).metadata()).width).toBe(360)
  }
})
