import { expect, test } from 'vitest'
import { createSeenImages, SEEN_IMAGES } from './seen-images.ts'
import { preloadMargin } from './use-near.ts'

test('the latest 200 pictures are remembered; one seen again counts as new (spec 9.4)', () => {
  const seen = createSeenImages()
  for (let at = 0; at < SEEN_IMAGES; at++) seen.add(`/${at}`)
  expect(SEEN_IMAGES).toBe(200)
  expect(seen.has('/0')).toBe(true)
  seen.add('/0')
  seen.add('/200')
  expect([seen.has('/0'), seen.has('/1'), seen.has('/2'), seen.has('/200')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test.each([
  [1.3, '30%'],
  [1, '0%'],
  [2.5, '150%'],
])('a preload factor of %f looks %s beyond the window (spec 9.4)', (factor, margin) => {
  expect(preloadMargin(factor)).toBe(margin)
})
