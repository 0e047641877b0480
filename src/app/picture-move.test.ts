import { expect, test } from 'vitest'
import { isInView, mayMove, PATIENCE_MS } from './picture-move.ts'

const CALM = { isMotionOff: false, isDrawnByBrowser: false, waited: 40 }

test.each([
  ['with the page that comes at once', CALM, true],
  ['not where motion is off', { ...CALM, isMotionOff: true }, false],
  ['not where the browser has drawn a swipe', { ...CALM, isDrawnByBrowser: true }, false],
  ['not on a page that came late', { ...CALM, waited: PATIENCE_MS }, false],
])('the picture of a piece moves %s', (_, conditions, moves) => {
  expect(mayMove(conditions)).toBe(moves)
})

const WINDOW = { left: 0, top: 72, right: 1_440, bottom: 900 }

test.each([
  ['inside', { left: 100, top: 200, right: 400, bottom: 600 }, true],
  ['below', { left: 100, top: 900, right: 400, bottom: 1_300 }, false],
  ['above, behind the header', { left: 100, top: -400, right: 400, bottom: 72 }, false],
  ['a strip of it left at the lower edge', { left: 100, top: 880, right: 400, bottom: 1_280 }, true],
  ['half over the side', { left: -150, top: 200, right: 150, bottom: 600 }, true],
  ['more than half over the side', { left: -151, top: 200, right: 149, bottom: 600 }, false],
  ['without a size', { left: 0, top: 0, right: 0, bottom: 0 }, false],
])('a picture is in view or not: %s', (_, box, isSeen) => {
  expect(isInView(box, WINDOW)).toBe(isSeen)
})
