import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memberCode, memberCodeGroups, MEMBER_CODES, readMemberCode } from './member-code.ts'

const codes = fc.integer({ min: 0, max: MEMBER_CODES - 1 }).map(memberCode)

describe('the number of a member (spec 2.14)', () => {
  test.each([
    [0, '9000000000000081'],
    [1, '9000000000000178'],
    [1_234_567_890_123, '9123456789012317'],
  ])('%d is written %s', (number, code) => {
    expect(memberCode(number)).toBe(code)
    // As the standard computes it.
    expect(BigInt(code) % 97n).toBe(1n)
  })

  test.each([-1, MEMBER_CODES, 1.5, Number.NaN])('%d is no number of a code', (number) => {
    expect(() => memberCode(number)).toThrow('not a number of a member code')
  })

  test('is read with spaces and line breaks, and is always sixteen digits', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^9\d{15}$/)
        expect(readMemberCode(` ${memberCodeGroups(code).join(' ')}\n`)).toBe(code)
      }),
    )
  })

  test('a wrong digit, or two neighbours that changed places, are found', () => {
    const place = fc.integer({ min: 0, max: 15 })
    fc.assert(
      fc.property(codes, place, fc.integer({ min: 0, max: 9 }), (code, at, digit) => {
        const wrong = code.slice(0, at) + digit + code.slice(at + 1)
        const [one = '', two = ''] = code.slice(at, at + 2)
        const swapped = code.slice(0, at) + two + one + code.slice(at + 2)
        for (const other of [wrong, swapped])
          expect(readMemberCode(other)).toBe(other === code ? code : undefined)
      }),
    )
  })

  test.each(['', '9123456789012318', '912345678901231', '91234567890123177', 'DRESS-1', '４１２３'])(
    '%j is none',
    (text) => expect(readMemberCode(text)).toBeUndefined(),
  )
})
