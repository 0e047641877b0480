import { expect, test } from 'vitest'
import { isFarDown, liftToFreeSpot } from './free-spot.ts'

const at = { top: 700, bottom: 748 }

test.each([
  ['nothing in the way', [], 0],
  ['something far above', [{ top: 100, bottom: 200 }], 0],
  ['something below', [{ top: 760, bottom: 800 }], 0],
  ['a heart under it: above the heart', [{ top: 710, bottom: 754 }], 42],
  ['touching is too near', [{ top: 650, bottom: 698 }], 102],
  [
    'names above a heart: above both',
    [
      { top: 720, bottom: 740 },
      { top: 660, bottom: 690 },
    ],
    92,
  ],
  [
    'a spot between two that is large enough',
    [
      { top: 720, bottom: 740 },
      { top: 600, bottom: 650 },
    ],
    32,
  ],
  [
    'order does not matter',
    [
      { top: 660, bottom: 690 },
      { top: 720, bottom: 740 },
    ],
    92,
  ],
  ['what is not drawn is not in the way', [{ top: 710, bottom: 710 }], 0],
  ['out of reach: where it rests', [{ top: 300, bottom: 748 }], 0],
])('a free spot for the way up: %s', (_title, taken, lift) => {
  expect(liftToFreeSpot(at, taken, 300)).toBe(lift)
})

test.each([
  ['at the top', 0, false],
  ['after exactly one and a half windows', 1200, false],
  ['one pixel further', 1201, true],
])('%s back-to-top is shown: %i px, %s (spec 2.4)', (_, scrolled, shown) => {
  expect(isFarDown(scrolled, 800)).toBe(shown)
})
