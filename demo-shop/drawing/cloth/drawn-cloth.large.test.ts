import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { apart } from '../canvas/colour.ts'
import { drawGarment } from '../drawing.ts'
import type { Drawing } from '../kinds.ts'

const SATIN = { seed: 'c', colour: '#b0607a', fabric: 'satin', pattern: 'plain' } as const

/** How much lighter and darker the cloth of the chest becomes from row to row, on the mean. */
async function foldsOf(drawing: Drawing): Promise<number> {
  const left = 40
  const [width, height] = [40, 46]
  const { data } = await sharp(Buffer.from(drawGarment(drawing, 'front')))
    .resize(120)
    .extract({ left, top: drawing.kind === 'camisole' ? 74 : 52, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let change = 0
  for (let at = width; at < data.length; at++) change += Math.abs((data[at] ?? 0) - (data[at - width] ?? 0))
  return change / data.length
}

describe('the cloth is drawn as the name of the piece says', () => {
  test.for(['top', 'blouse', 'camisole'] as const)(
    'a draped %s has folds across its front that a plain one has not',
    { timeout: 20_000 },
    async (kind) => {
      const [plain, draped] = [
        await foldsOf({ ...SATIN, kind, cut: 'fitted' }),
        await foldsOf({ ...SATIN, kind, cut: 'draped' }),
      ]
      expect(draped).toBeGreaterThan(plain * 1.4)
    },
  )

  test('a jacquard has a figure woven in its own colour, from every side; a print keeps its own', () => {
    const cheongsam = { ...SATIN, kind: 'cheongsam', cloth: 'jacquard' } as const
    for (const view of ['front', 'back', 'detail'] as const) {
      const svg = drawGarment(cheongsam, view)
      expect(svg.match(/href="#pj[01]"/g)?.length ?? 0).toBeGreaterThan(20)
      const inks = [...svg.matchAll(/<g fill="(#\w{6})"><use href="#pj/g)].map(([, ink]) => ink ?? '')
      for (const ink of inks) expect(apart(ink, SATIN.colour)).toBeLessThan(0.4)
    }
    expect(drawGarment({ ...cheongsam, pattern: 'floral' }, 'front')).not.toContain('#pj0')
    expect(drawGarment({ ...cheongsam, cloth: 'satin' }, 'front')).not.toContain('#pj0')
  })
})
