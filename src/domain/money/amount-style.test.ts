import { expect, test } from 'vitest'
import { LANGUAGE_TABLE } from '../language-table.ts'
import { withDecimalSign } from './amount-style.ts'

test.each([
  ['63.5', 'fr-FR', '63,5'],
  ['63.5/89', 'de-DE', '63,5/89'],
  ['61.0-63.5', 'fr-FR', '61,0-63,5'],
  ['63.5', 'ja-JP', '63.5'],
  ['63.5', 'xx-XX', '63.5'],
  ['One Size.', 'fr-FR', 'One Size.'],
])('%s is written, in %s, %s (spec 4.11)', (text, locale, written) => {
  expect(withDecimalSign(text, locale)).toBe(written)
})

test('the decimal sign of every language is the one that Intl writes', () => {
  for (const { intl } of Object.values(LANGUAGE_TABLE))
    expect(withDecimalSign('4.6', intl), intl).toBe(
      new Intl.NumberFormat(`${intl}-u-nu-latn`, { minimumFractionDigits: 1 }).format(4.6),
    )
})
