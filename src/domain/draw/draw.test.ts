import { describe, expect, test } from 'vitest'
import { drawnPrizes, type Roll } from './draw.ts'
import { oddsOf, type DrawPrize } from './prizes.ts'

const prize = (id: string, weight: number): DrawPrize => ({
  id,
  weight,
  stock: null,
  effect: { kind: 'nothing' },
})
const WHEEL = [prize('ten', 10), prize('points', 30), prize('none', 60)]

/** The same numbers on every run. */
function aSeededRoll(seed: number): Roll {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

describe('the draw', () => {
  test.each([
    [0, 'ten'],
    [9, 'ten'],
    [10, 'points'],
    [39, 'points'],
    [40, 'none'],
    [99, 'none'],
  ])('a roll of %i of 100 draws "%s"', (rolled, id) => {
    expect(drawnPrizes(WHEEL, () => rolled)[0]?.id).toBe(id)
  })

  test('rolls below the sum of the weights', () => {
    const limits: number[] = []
    drawnPrizes(WHEEL, (limit) => (limits.push(limit), 0))
    expect(limits).toEqual([100])
  })

  test('a sold-out prize falls to the next of the wheel, the last to the first', () => {
    const order = (rolled: number) => drawnPrizes(WHEEL, () => rolled).map(({ id }) => id)
    expect(order(5)).toEqual(['ten', 'points', 'none'])
    expect(order(50)).toEqual(['none', 'ten', 'points'])
  })

  test('a wheel without prizes draws none', () => {
    expect(drawnPrizes([], () => 0)).toEqual([])
  })

  test.each([1, 2, 3, 4, 5])('a thousand draws at 10 %% give 62 to 138 (traps 3.13), seed %i', (seed) => {
    const roll = aSeededRoll(seed)
    let won = 0
    for (let spin = 0; spin < 1_000; spin++) if (drawnPrizes(WHEEL, roll)[0]?.id === 'ten') won += 1
    expect(won).toBeGreaterThanOrEqual(62)
    expect(won).toBeLessThanOrEqual(138)
  })

  test('the odds are what the owner sees, in percent', () => {
    const three = [prize('a', 1), prize('b', 1), prize('c', 1)]
    expect(three.map((one) => oddsOf(one, three))).toEqual([33.3, 33.3, 33.3])
    expect(WHEEL.map((one) => oddsOf(one, WHEEL))).toEqual([10, 30, 60])
  })
})
