import { describe, expect, test } from 'vitest'
import { frameAfterDrag, frameAfterKey, loadOrder, nearestReady } from './spin-frames.ts'

describe('turning a piece of twelve frames', () => {
  test.each([
    [0, 0, 0],
    [0, 0.5, 6],
    [0, 1, 0],
    [0, -0.25, 9],
    [11, 0.09, 0],
    [3, -2.5, 9],
  ])('from frame %i a drag over %d of the width leads to %i', (from, share, to) =>
    expect(frameAfterDrag(from, share, 12)).toBe(to),
  )

  test.each([
    ['ArrowRight', 11, 0],
    ['ArrowUp', 4, 5],
    ['ArrowLeft', 0, 11],
    ['ArrowDown', 4, 3],
    ['Home', 7, 0],
    ['End', 7, 11],
    ['Tab', 7, undefined],
  ])('%s at frame %i leads to %s', (key, at, to) => expect(frameAfterKey(at, key, 12)).toBe(to))

  test.each([
    [5, [0, 5, 7], 5],
    [5, [0, 3, 8], 3],
    [11, [0], 0],
    [6, [], 0],
  ])('at frame %i, of the loaded %j, %i is shown', (at, ready, shown) =>
    expect(nearestReady(at, new Set(ready), 12)).toBe(shown),
  )

  test('loads the frames that go around before those between them, each once', () => {
    const order = loadOrder(12)
    expect(order.slice(0, 3)).toEqual([6, 3, 9])
    expect(order.toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(loadOrder(4)).toEqual([2, 1, 3])
    expect(loadOrder(5).toSorted()).toEqual([1, 2, 3, 4])
  })
})
