import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Renderings that a test ends, and their order. */
function someRenderings(count: number) {
  const inTurn = createRenderQueue()
  const begun: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<string>())
  const results = ends.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at)
      return promise
    }).catch((error: Error) => error.message),
  )
  return { begun, ends, results }
}

const tick = () => vi.advanceTimersByTimeAsync(0)

test('three pages are rendered at once, the others in the order in which they came', async () => {
  const { begun, ends, results } = someRenderings(5)
  expect(begun).toEqual([0, 1, 2])
  ends[1]?.resolve('second')
  await tick()
  expect(begun).toEqual([0, 1, 2, 3])
  ends[0]?.reject(new Error('broken'))
  await tick()
  expect(begun).toEqual([0, 1, 2, 3, 4])
  for (const end of ends) end.resolve('done')
  expect(await Promise.all(results)).toEqual(['broken', 'second', 'done', 'done', 'done'])
})

test('a rendering that hangs gives its turn to the next after ten seconds, once', async () => {
  const { begun, ends, results } = someRenderings(8)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(begun).toEqual([0, 1, 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  for (const end of ends.slice(0, 3)) end.resolve('late')
  await tick()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(await results[0]).toBe('late')
})
