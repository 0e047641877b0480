import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderNumber, readOrderNumber } from './order-number.ts'

describe('order numbers', () => {
  test.each([
    [[0, 0, 0, 0, 0], 'VD26112100000000'],
    [[255, 255, 255, 255, 255], 'VD261121ZZZZZZZZ'],
    [[0x08, 0x86, 0x42, 0x98, 0xe8], 'VD261121123456 78'.replace(' ', '')],
  ])('the bytes %j on 21 November 2026 make %s', (bytes, number) => {
    expect(orderNumber(Uint8Array.from(bytes), '2026-11-21')).toBe(number)
  })

  test('different bytes make different numbers, all of them valid', () => {
    const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const number = orderNumber(one, '2026-02-28')
        expect(readOrderNumber(number)).toBe(number)
        expect(number === orderNumber(other, '2026-02-28')).toBe(one.every((byte, at) => byte === other[at]))
      }),
    )
  })

  test('too little chance or a strange day is refused', () => {
    expect(() => orderNumber(new Uint8Array(4), '2026-11-21')).toThrow(RangeError)
    expect(() => orderNumber(new Uint8Array(5), '21.11.2026')).toThrow(RangeError)
  })

  test.each([
    ['VD2611210123ABCD', 'VD2611210123ABCD'],
    [' vd261121-0123-abcd ', 'VD2611210123ABCD'],
    ['VD261121OI23ABLD', 'VD2611210123AB1D'],
    ['VD2611210123ABCU', undefined],
    ['VD2611210123ABC', undefined],
    ['VD2611210123ABCDE', undefined],
    ['XX2611210123ABCD', undefined],
    ['VD2613210123ABCD', undefined],
    ['VD2602300123ABCD', undefined],
    ['VD2800290123ABCD', undefined],
    ['', undefined],
    ["VD261121' OR '1'='1", undefined],
  ])('%j is read as %s', (input, number) => {
    expect(readOrderNumber(input)).toBe(number)
  })
})
