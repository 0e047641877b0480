import { describe, expect, test } from 'vitest'
import { innermostCloth, isCloth } from './pictured-cloth.ts'
import { viewOfPicture } from './source-views.ts'

const TROUSERS = {
  width: 80,
  rows: [
    '..........', //
    '.xxxxxxxx.',
    '.xxxxxxxx.',
    '.xxxxxxxx.',
    '.xxx..xxx.',
    '.xxx..xxx.',
    '.xxx..xxx.',
    '.xxx..xxx.',
  ],
}

describe('where a picture shows cloth (spec 2.10)', () => {
  test.each([
    ['the wall above', { x: 0.5, y: 0.05 }, false],
    ['the waist', { x: 0.5, y: 0.2 }, true],
    ['a leg', { x: 0.2, y: 0.9 }, true],
    ['between the legs', { x: 0.5, y: 0.9 }, false],
    ['beside the picture', { x: 1.2, y: 0.5 }, false],
    ['above the picture', { x: 0.5, y: -0.1 }, false],
  ])('%s', (_, point, expected) => expect(isCloth(TROUSERS, point)).toBe(expected))

  test('the point farthest from the edges is none between the legs', () => {
    const point = innermostCloth(TROUSERS)
    expect(point && isCloth(TROUSERS, point)).toBe(true)
    expect(point).toEqual({ x: 0.25, y: 2.5 / 8 })
  })

  test('a picture without cloth has no such point', () => {
    expect(innermostCloth({ width: 80, rows: ['...', '...'] })).toBeUndefined()
  })
})

test.each([
  ['/media/p/1400D1000A/abcdefghij/front', 'front'],
  ['/media/p/1400D1000A/abcdefghij/detail', 'detail'],
  ['/media/p/1400D1000A/abcdefghij/turn', undefined],
  ['/media/r/abcdefghijklmnopqrstuv', undefined],
  ['/media/q/a-b/front', undefined],
])('%s shows the side %s (spec 2.10)', (address, view) => expect(viewOfPicture(address)).toBe(view))
