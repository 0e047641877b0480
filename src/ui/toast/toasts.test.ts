import { describe, expect, test } from 'vitest'
import { aged, type Toast, TOAST_MS, withoutToast, withToast } from './toasts.ts'

const said = (id: number, message: string, left = TOAST_MS): Toast => ({ id, message, left })
const words = (toasts: readonly Toast[]) => toasts.map(({ message }) => message)

describe('toasts', () => {
  test('the newest comes last', () =>
    expect(words(withToast([said(1, 'Added')], said(2, 'Removed')))).toEqual(['Added', 'Removed']))

  test('the same words are not said twice, but stay longer', () => {
    const queue = withToast([said(1, 'Added', 200), said(2, 'Removed')], said(3, 'Added'))
    expect(words(queue)).toEqual(['Removed', 'Added'])
    expect(queue.at(-1)?.left).toBe(3000)
  })

  test('a fourth pushes out the oldest', () => {
    const three = [said(1, 'a'), said(2, 'b'), said(3, 'c')]
    expect(words(withToast(three, said(4, 'd')))).toEqual(['b', 'c', 'd'])
  })

  test.each([
    { elapsed: 2999, there: ['Added'] },
    { elapsed: 3000, there: [] },
  ])('after $elapsed ms: $there (spec 9.4)', ({ elapsed, there }) =>
    expect(words(aged([said(1, 'Added')], elapsed))).toEqual(there),
  )

  test('one whose button was pressed goes at once, the others stay', () =>
    expect(words(withoutToast([said(1, 'a'), said(2, 'b')], 1))).toEqual(['b']))
})
