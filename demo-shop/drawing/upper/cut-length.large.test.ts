import { expect, test } from 'vitest'
import { drawGarment } from '../drawing.ts'
import { cutTrunk } from './cut-length.ts'
import type { Drawing } from '../kinds.ts'

const TRUNK = { shoulder: 20, chest: 24, bust: 26, waist: 22, hip: 26, hem: 27, hemAt: 62 } as Parameters<
  typeof cutTrunk
>[0]

test.each([
  ['cropped', -1, 0],
  ['longline', 1, 0],
  ['oversized', 1, 1],
  ['relaxed', 0, 1],
  ['fitted', 0, -1],
  ['pleated', 0, 0],
  [undefined, 0, 0],
] as const)('a trunk that is cut %s: hem %d, width %d', (cut, longer, wider) => {
  const { hemAt, bust } = cutTrunk(TRUNK, cut)
  expect([Math.sign(hemAt - TRUNK.hemAt), Math.sign(bust - TRUNK.bust)]).toEqual([longer, wider])
})

const DRESS: Drawing = { kind: 'dress', seed: 'a', colour: '#8a3a6e', fabric: 'silk', pattern: 'plain' }

test('a dress is drawn as its name says, whatever its seed', () => {
  const drawn = (['pleated', 'gathered-waist', 'wrap', 'a-line'] as const).map((cut) =>
    drawGarment({ ...DRESS, cut }, 'front'),
  )
  expect(new Set(drawn).size).toBe(drawn.length)
})
