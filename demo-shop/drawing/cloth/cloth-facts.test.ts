import { describe, expect, test } from 'vitest'
import { CLOTHS } from '#domain/catalog/pictured-cloth.ts'
import { clothFacts, clothNameOf } from './cloth-facts.ts'
import type { Drawing } from '../kinds.ts'

const DRESS: Drawing = { kind: 'dress', seed: 'a', colour: '#2c3a57', fabric: 'silk', pattern: 'plain' }

describe('the cloth of a garment (spec 2.10)', () => {
  test.each<[string, Partial<Drawing>, string | undefined]>([
    ['is that of its material', { fabric: 'cotton', cloth: 'jersey' }, 'jersey'],
    ['is that of its look, where the material is not recorded', { fabric: 'denim' }, 'denim'],
    ['is merino for a knit of which no more is known', { kind: 'sweater', fabric: 'knit' }, 'merino'],
    ['is none for a box', { kind: 'gift-box' }, undefined],
    ['is none for a gift card', { kind: 'gift-card', cloth: 'silk' }, undefined],
  ])('%s', (_, of, name) => expect(clothNameOf({ ...DRESS, ...of })).toBe(name))
})

describe('threads in a centimetre (spec 2.10)', () => {
  test.each([
    ['linen', undefined, 16, 14],
    ['satin', 'bias-cut', 80, 40],
    ['merino', 'cable', 3, 4],
    ['merino', 'fine-gauge', 6, 8],
    ['rib', 'fine-gauge', 5, 6],
  ] as const)('%s, %s: %i × %i', (name, cut, across, along) =>
    expect(clothFacts(name, cut)).toMatchObject({ across, along }),
  )

  test.each(CLOTHS)('the square of %s holds whole threads, so that it meets itself', (name) => {
    const { across, along, span } = clothFacts(name, undefined)
    for (const count of [across * span, along * span]) expect(count).toBeCloseTo(Math.round(count), 6)
  })
})
