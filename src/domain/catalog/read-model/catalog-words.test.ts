import { expect, test } from 'vitest'
import { catalogWords } from '#tests/world/shops/catalog-words.ts'
import { FIRST_TIERS } from '../../promotions/promotion.ts'
import { SPOKEN, type Spoken } from '../../region/language.ts'

/** How a language writes so many percent off: Chinese says what is left, in tenths. */
const written: Readonly<Partial<Record<Spoken, (percent: number) => string>>> = {
  en: (percent) => `${percent}% off`,
  zh: (percent) => `${String(100 - percent).replace(/0$/, '')} 折`,
  ja: (percent) => `${percent}%OFF`,
  fr: (percent) => `-${percent}\u202f%`,
}

test('English says the offer letter for letter (spec 9.6)', () =>
  expect(catalogWords('en').labels.multiItem(FIRST_TIERS)).toBe('Buy 2 get 20% off; Buy 3 get 28% off'))

test.each(SPOKEN)('the offer in %s names the numbers of the rule (spec 9.6)', (language) => {
  const multiItem = catalogWords(language).labels.multiItem(FIRST_TIERS)
  expect(FIRST_TIERS.length).toBe(2)
  for (const { qty, percent } of FIRST_TIERS) {
    expect(multiItem).toContain(String(qty))
    expect(multiItem).toContain(written[language]?.(percent) ?? String(percent))
  }
})

test.each<[Spoken, number, string]>([
  ['en', 1, 'Ships within 1 day'],
  ['en', 12, 'Ships within 12 days'],
  ['zh', 12, '12 天内发货'],
  ['ja', 12, '12日以内に発送'],
  ['fr', 1, 'Expédié sous 1 jour'],
  ['fr', 12, 'Expédié sous 12 jours'],
])('in %s, %i days are written by the plural rule of the language: %s', (language, days, text) => {
  expect(catalogWords(language).labels.shipsIn(days)).toBe(text)
})
