import { describe, expect, test } from 'vitest'
import { flatten } from './canvas/geometry.ts'
import type { Drawing, GarmentKind } from './kinds.ts'
import { garmentOf } from './canvas/layer.ts'
import { drawPair } from './pair.ts'
import { planPair } from './pair-plan.ts'

const piece = (kind: GarmentKind, colour = '#2c3a57'): Drawing => ({
  kind,
  seed: 'a',
  colour,
  fabric: 'cotton',
  pattern: 'plain',
})

describe('two pieces on one hanger', () => {
  test.each([
    ['blouse', 'skirt', 'tucked'],
    ['jeans', 'shirt', 'tucked'],
    ['sweater', 'pants', 'over'],
    ['dress', 'coat', 'layered'],
    ['blazer', 'mini-dress', 'layered'],
    ['cheongsam', 'cardigan', 'layered'],
    ['shirt', 'blazer', 'layered'],
    ['pants', 'coat', 'open-over'],
    ['skirt', 'blazer', 'open-over'],
    ['shirt', 'coat', 'layered'],
    ['camisole', 'blazer', 'layered'],
    ['mini-dress', 'trench-coat', 'layered'],
    ['dress', 'bag', 'beside'],
    ['scarf', 'coat', 'beside'],
  ] as const)('%s and %s are %s, in whichever order they are named', (one, other, way) => {
    expect(planPair(piece(one), piece(other))?.way).toBe(way)
    expect(planPair(piece(other), piece(one))).toEqual(planPair(piece(one), piece(other)))
  })

  test.each([
    ['dress', 'cheongsam'],
    ['skirt', 'pants'],
    ['shirt', 'blouse'],
    ['shorts', 'coat'],
    ['mini-skirt', 'blazer'],
    ['gift-card', 'dress'],
    ['suit', 'skirt'],
  ] as const)('%s and %s are not worn with each other', (one, other) => {
    expect(planPair(piece(one), piece(other))).toBeUndefined()
  })

  test.each(['blazer', 'coat', 'trench-coat', 'jacket', 'cardigan'] as const)(
    'a %s hangs open over a dress: its front edges leave room for what is in it',
    (kind) => {
      const over = garmentOf(piece(kind), false, 'open')
      const first = over.parts.findIndex(({ cut }) => cut !== 'lining' && cut !== 'inside')
      // No cloth of the front crosses the middle below the neck.
      for (const { outline } of over.parts.slice(first)) {
        const sides = flatten(outline)
          .filter(([, y]) => y > 24)
          .map(([x]) => Math.sign(x))
        expect(new Set(sides).size).toBeLessThan(2)
      }
    },
  )

  test('the same two are the same picture, byte for byte; another colour of one is another', () => {
    const drawn = (colour: string) => {
      const plan = planPair(piece('t-shirt'), piece('mini-skirt', colour))
      return plan && drawPair(plan)
    }
    expect(drawn('#3d5a48')).toBe(drawn('#3d5a48'))
    expect(drawn('#3d5a48')).not.toBe(drawn('#5b3340'))
  })
})
