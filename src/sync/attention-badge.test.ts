import { afterEach, expect, test, vi } from 'vitest'
import { followRefusals } from './attention-badge.ts'
import { deviceState } from './device-state.ts'

afterEach(() => vi.unstubAllGlobals())

test('the app’s icon counts refused changes, and not the pieces of the bag', async () => {
  const shown: number[] = []
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  })
  const refused = (id: string) => ({ id }) as unknown as (typeof deviceState.refused)[number]
  followRefusals()
  deviceState.resources = {
    cart: {
      status: 'ready',
      asOf: 1,
      count: 3,
      lines: [],
      promotions: [],
      gifts: [],
      offers: [],
      currency: 'SGD',
    },
  }
  await Promise.resolve()
  deviceState.refused = [refused('a'), refused('b')]
  await Promise.resolve()
  deviceState.refused = []
  await Promise.resolve()
  expect(shown).toEqual([0, 2, 0])
})
