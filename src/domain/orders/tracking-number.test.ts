import { describe, expect, test } from 'vitest'
import { hasWrongCheckDigit, readTrackingNumber } from './tracking-number.ts'

describe('a typed tracking number is letters and digits (traps 2.12)', () => {
  test.each([
    ['RB123456785SG', 'RB123456785SG'],
    [' rb 1234 5678 5 sg ', 'RB123456785SG'],
    ['ＲＢ１２３４５６７８５ＳＧ', 'RB123456785SG'],
    ['NV-SG–0001—22', 'NVSG000122'],
    ['12\u00a034\t56', '123456'],
    ['1234', '1234'],
    ['123', undefined],
    ['1'.repeat(40), '1'.repeat(40)],
    ['1'.repeat(41), undefined],
    ['', undefined],
    ['RB1234/5', undefined],
    ['http://x', undefined],
    ['АВ123456', undefined],
  ])('%j is %j', (typed, number) => expect(readTrackingNumber(typed)).toBe(number))
})

describe('a wrong check digit of UPU S10 is seen', () => {
  test.each([
    ['RB123456785SG', false],
    ['RB123456784SG', true],
    ['RB123456758SG', true],
    // 11 − 1 = 10 is written 0, 11 − 0 = 11 is written 5.
    ['RR000000080SG', false],
    ['RR000000081SG', true],
    ['RR000000005SG', false],
    ['RR000000000SG', true],
    ['EE473124829JP', false],
    ['RB1234567845SG', false],
    ['NVSG000122', false],
    ['123456789012', false],
  ])('%s: %s', (number, isWrong) => expect(hasWrongCheckDigit(number)).toBe(isWrong))
})
