import { describe, expect, test } from 'vitest'
import { idleAt } from './idle.ts'

const TOUCH = 1_700_000_000_000
const after = (seconds: number) => idleAt(TOUCH, TOUCH + seconds * 1_000)

describe('a tablet', () => {
  test('without any input stays at rest for any time', () => {
    expect(idleAt(undefined, TOUCH)).toEqual({ state: 'rest' })
  })
  test.each([
    [0, { state: 'busy' }],
    [69.999, { state: 'busy' }],
    [70, { state: 'warning', secondsLeft: 20 }],
    [70.5, { state: 'warning', secondsLeft: 20 }],
    [71, { state: 'warning', secondsLeft: 19 }],
    [89.001, { state: 'warning', secondsLeft: 1 }],
    [89.999, { state: 'warning', secondsLeft: 1 }],
    [90, { state: 'over' }],
    [86_400, { state: 'over' }],
  ])('%s s after the last touch', (seconds, idle) => {
    expect(after(seconds)).toEqual(idle)
  })
  test('forgets when its clock was set back past the whole time', () => {
    expect(idleAt(TOUCH, TOUCH - 3_600_000)).toEqual({ state: 'over' })
  })
  test('is busy again after a touch during the warning', () => {
    const now = TOUCH + 85_000
    expect(idleAt(TOUCH, now).state).toBe('warning')
    expect(idleAt(now, now)).toEqual({ state: 'busy' })
  })
})
