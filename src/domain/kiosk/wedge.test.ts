import { describe, expect, test } from 'vitest'
import { NO_WEDGE, wedgeKey } from './wedge.ts'

/** Presses keys with these gaps between them; returns the code that the last key completed, if any. */
function press(keys: readonly string[], gap: number | readonly number[]): string | undefined {
  let wedge = NO_WEDGE
  let code: string | undefined
  let at = 1_000
  for (const [index, key] of keys.entries()) {
    at += typeof gap === 'number' ? gap : (gap[index] ?? 0)
    ;({ wedge, code } = wedgeKey(wedge, key, at))
  }
  return code
}
const scan = (text: string) => [...text, 'Enter']

describe('a hand scanner', () => {
  test.each(['AB12', 'AB12-CR-M', 'https://vanda.example/products/silk-AB12?sku=AB12-CR-M'])(
    'reads %s',
    (text) => expect(press(scan(text), 8)).toBe(text),
  )
  test('accepts scanners that send Shift', () => {
    expect(press(['Shift', 'A', 'Shift', 'B', '1', '2', 'Enter'], 10)).toBe('AB12')
  })
  test('after slow typing gives its own code only', () => {
    const keys = ['h', 'i', ...scan('AB12')]
    expect(press(keys, [0, 200, 400, 8, 8, 8, 8])).toBe('AB12')
  })
})

describe('what is no scan', () => {
  test.each([
    ['a person typing', scan('dress'), 120],
    ['a fast person who then presses Enter', scan('dress'), [0, 30, 30, 30, 30, 300]],
    ['too few keys', scan('AB1'), 8],
    ['Enter alone', ['Enter'], 8],
    ['arrows in between', ['A', 'B', 'ArrowLeft', '1', '2', 'Enter'], 8],
    ['a key that hangs', scan('A'.repeat(400)).slice(0, 301), 8],
  ])('%s', (_, keys, gap) => {
    expect(press(keys, gap)).toBeUndefined()
  })
})
