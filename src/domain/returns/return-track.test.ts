import { expect, test } from 'vitest'
import { isReached, stepsOfReturn } from './return-track.ts'
import { hasNoRefund, RETURN_STATES } from './return-states.ts'
import { RETURN_TYPES } from './return-types.ts'

test.each([
  { of: { state: 'approved', type: 'self-ship' }, steps: 'applied approved sent received refunded' },
  { of: { state: 'applied', type: 'refund-only' }, steps: 'applied approved refunded' },
  { of: { state: 'received', type: 'pick-up' }, steps: 'applied approved received refunded' },
  { of: { state: 'refused', type: 'in-store' }, steps: 'applied refused' },
  { of: { state: 'cancelled', type: 'self-ship' }, steps: 'applied cancelled' },
] as const)('the track of a return: $of.type, $of.state (spec 2.14)', ({ of, steps }) => {
  expect(stepsOfReturn(of).join(' ')).toBe(steps)
})

test('a return has reached the first step and never a later one than its own', () => {
  for (const type of RETURN_TYPES)
    for (const state of RETURN_STATES.filter((one) => one !== 'sent' || type === 'self-ship')) {
      if (state === 'received' && type === 'refund-only') continue
      const steps = stepsOfReturn({ state, type })
      const reached = steps.filter((step) => isReached({ state, type }, step))
      expect(reached[0]).toBe('applied')
      expect(reached.at(-1)).toBe(state)
    }
})

test('a return that is refused or cancelled has no refund', () => {
  expect(RETURN_STATES.filter(hasNoRefund)).toEqual(['refused', 'cancelled'])
})
