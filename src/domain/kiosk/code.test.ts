import { describe, expect, test } from 'vitest'
import { isStoreId, readKioskCode, spelledCode } from './code.ts'

describe('a kiosk code is read', () => {
  test.each([
    ['7K2M9QXA', '7K2M9QXA'],
    ['7k2m-9qxa', '7K2M9QXA'],
    [' 7K2M 9QXA ', '7K2M9QXA'],
    ['OIL0-0000', '01100000'],
    ['7K2M9QX', undefined],
    ['7K2M9QXAA', undefined],
    ['7K2M9QX!', undefined],
    ['UUUUUUUU', undefined],
    ['', undefined],
  ])('%j as %s', (typed, code) => {
    expect(readKioskCode(typed)).toBe(code)
  })
  test('as it was spelled', () => {
    expect(readKioskCode(spelledCode('7K2M9QXA'))).toBe('7K2M9QXA')
  })
})

test.each([
  ['orchard', true],
  ['S-12', true],
  ['', false],
  ['a b', false],
  ['../x', false],
])('%j names a store: %s', (text, named) => {
  expect(isStoreId(text)).toBe(named)
})
