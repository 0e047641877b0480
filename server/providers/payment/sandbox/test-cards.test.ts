import { describe, expect, test } from 'vitest'
import { checkCard, TEST_CARDS, type CardForm } from './test-cards.ts'

const NOW = Date.UTC(2026, 10, 21)
const FORM: CardForm = { name: 'Mei Tan', number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

describe('the sandbox card form', () => {
  test.each(TEST_CARDS)('$number is $outcome', ({ number, outcome }) => {
    expect(checkCard({ ...FORM, number }, NOW)).toEqual({ outcome, problems: {} })
    expect(checkCard({ ...FORM, number: number.replaceAll(' ', '') }, NOW).outcome).toBe(outcome)
  })

  test.each<[string, Partial<CardForm>, object]>([
    ['no name', { name: '  ' }, { name: 'required' }],
    ['no number', { number: '' }, { number: 'required' }],
    ['a mistyped number', { number: '4242 4242 4242 4241' }, { number: 'number' }],
    ['letters', { number: 'four two four two' }, { number: 'number' }],
    ['a card that is not a test card', { number: '5555 5555 5555 4444' }, { number: 'test-only' }],
    ['no date', { expiry: '' }, { expiry: 'expiry' }],
    ['month 13', { expiry: '13/30' }, { expiry: 'expiry' }],
    ['month 0', { expiry: '00/30' }, { expiry: 'expiry' }],
    ['last month', { expiry: '10/26' }, { expiry: 'expired' }],
    ['two digits of code', { cvc: '12' }, { cvc: 'cvc' }],
    ['five digits of code', { cvc: '12345' }, { cvc: 'cvc' }],
    [
      'everything wrong',
      { name: '', number: '', expiry: '', cvc: '' },
      { name: 'required', number: 'required', expiry: 'expiry', cvc: 'cvc' },
    ],
  ])('%s is reported', (_, change, problems) => {
    expect(checkCard({ ...FORM, ...change }, NOW)).toEqual({ outcome: undefined, problems })
  })

  test.each(['11/26', '1126', '11/2026', ' 11 / 26 '])('%j is good until the end of that month', (expiry) => {
    const end = Date.UTC(2026, 11, 1)
    expect(checkCard({ ...FORM, expiry }, end - 1).outcome).toBe('paid')
    expect(checkCard({ ...FORM, expiry }, end).problems).toEqual({ expiry: 'expired' })
  })
})
