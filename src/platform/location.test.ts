import { afterEach, expect, test, vi } from 'vitest'
import { readLocation } from './location.ts'

afterEach(() => vi.unstubAllGlobals())

type Ask = (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => void

/** A device whose answer is the test's. */
function device(getCurrentPosition: Ask | undefined) {
  vi.stubGlobal('navigator', getCurrentPosition ? { geolocation: { getCurrentPosition } } : {})
}

test('the location holds the two numbers that a distance needs, and nothing else', async () => {
  const coords = { latitude: 1.3, longitude: 103.8, accuracy: 12, altitude: 4, speed: 1 }
  device((found) => found({ coords } as unknown as GeolocationPosition))
  expect(await readLocation()).toEqual({ latitude: 1.3, longitude: 103.8 })
})

test.each([
  [1, 'refused'],
  [2, 'unknown'],
  [3, 'late'],
  [9, 'unknown'],
] as const)('code %i of the browser: %s', async (code, problem) => {
  device((_, failed) => failed({ code } as GeolocationPositionError))
  expect(await readLocation()).toBe(problem)
})

test('the browser is given a limit, so that an answer always comes', async () => {
  const asked: PositionOptions[] = []
  device((_, failed, options) => {
    asked.push(options)
    failed({ code: 3 } as GeolocationPositionError)
  })
  await readLocation()
  expect(asked[0]?.timeout).toBeLessThanOrEqual(30_000)
  expect(asked[0]?.enableHighAccuracy ?? false).toBe(false)
})

test('a browser without locations is said to have none', async () => {
  device(undefined)
  expect(await readLocation()).toBe('unsupported')
})
