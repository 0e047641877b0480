import { describe, expect, test } from 'vitest'
import { CURRENCIES, isCurrency } from './currencies.ts'

describe('what the shop can be paid in', () => {
  test('the Singapore dollar is the base: one is one', () => {
    expect(Object.keys(CURRENCIES)[0]).toBe('SGD')
    expect(CURRENCIES.SGD).toMatchObject({ perSgd: 1_000_000, step: 1 })
  })

  test('no two currencies are written alike', () => {
    const symbols = Object.values(CURRENCIES).map((currency) => currency.symbol)
    expect(new Set(symbols).size).toBe(symbols.length)
  })

  test.each(Object.entries(CURRENCIES))('%s has a whole rate and step', (_code, { perSgd, step }) => {
    expect(Number.isSafeInteger(perSgd) && perSgd > 0).toBe(true)
    expect(Number.isSafeInteger(step) && step > 0).toBe(true)
  })

  test.each(['sgd', 'XXX', '', 'toString', '__proto__'])('%j is not one of them', (code) => {
    expect(isCurrency(code)).toBe(false)
  })

  test('SGD and JPY are', () => {
    expect(isCurrency('SGD') && isCurrency('JPY')).toBe(true)
  })
})
