import { expect, test } from 'vitest'
import { MULTI_ITEM } from '../../cart/multi-item-rule.ts'
import { SPOKEN, type Spoken } from '../../region/language.ts'
import { LABELS } from './labels.ts'

/** How a language writes so many percent off: Chinese says what is left, in tenths. */
const written: Record<Spoken, (percent: number) => string> = {
  en: (percent) => `${percent}% off`,
  zh: (percent) => `${String(100 - percent).replace(/0$/, '')} 折`,
  ja: (percent) => `${percent}%OFF`,
  fr: (percent) => `-${percent}\u00a0%`,
}

test('English says the offer letter for letter (spec 9.6)', () =>
  expect(LABELS.en.multiItem).toBe('Buy 2 get 20% off; Buy 3 get 28% off'))

test.each(SPOKEN)('the offer in %s names the numbers of the rule (spec 9.6)', (language) => {
  const { multiItem } = LABELS[language]
  expect(MULTI_ITEM.length).toBe(2)
  for (const { qty, percent } of MULTI_ITEM) {
    expect(multiItem).toContain(String(qty))
    expect(multiItem).toContain(written[language](percent))
  }
})
