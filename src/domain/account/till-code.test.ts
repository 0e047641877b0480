import fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { memberCode, MEMBER_CODES } from './member-code.ts'
import {
  readTillCode,
  tillCodeText,
  tillDigits,
  tillSecondsLeft,
  tillStep,
  tillStepsAround,
} from './till-code.ts'

const SECRET = '12345678901234567890123456789012'
const hmac = (message: Uint8Array) => createHmac('sha256', SECRET).update(message).digest()

describe('the rotating code of a member (trust.md S13)', () => {
  // RFC 6238, appendix B.
  test.each([
    [59, '46119246'],
    [1_111_111_109, '68084774'],
    [1_111_111_111, '67062674'],
    [1_234_567_890, '91819424'],
    [2_000_000_000, '90698825'],
    [20_000_000_000, '77737706'],
  ])('%d seconds after 1970 it is %s', async (seconds, digits) => {
    expect(await tillDigits(tillStep(seconds * 1_000), hmac)).toBe(digits)
  })

  test.each([
    [0, 0, 30],
    [29_999, 0, 1],
    [30_000, 1, 30],
    [59_001, 1, 1],
  ])('at %d ms the step is %d, with %d seconds left', (now, step, left) => {
    expect([tillStep(now), tillSecondsLeft(now)]).toEqual([step, left])
  })

  test('its own step and both neighbours count', () => {
    expect(tillStepsAround(90_000).toSorted()).toEqual([2, 3, 4])
  })

  test('is read back with spaces in it; the number alone is no such code', () => {
    const digit = fc.integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MEMBER_CODES - 1 }).map(memberCode), digit, (code, digits) => {
        const text = tillCodeText({ memberCode: code, digits })
        expect(readTillCode(` ${text.slice(0, 4)} ${text.slice(4)}\n`)).toEqual({ memberCode: code, digits })
        expect(readTillCode(code)).toBeUndefined()
      }),
    )
  })

  test.each(['', '912345678901231846119246', '9123456789012317461192', '91234567890123174611924６'])(
    '%j is none',
    (text) => expect(readTillCode(text)).toBeUndefined(),
  )
})
