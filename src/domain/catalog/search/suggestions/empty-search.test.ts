import { expect, test } from 'vitest'
import { emptySearchWords } from './empty-search.ts'

test.each([
  ['plain words', 'Kebaya', 'kebaya'],
  ['spaces', '  nyonya \t  BLOUSE ', 'nyonya blouse'],
  ['control characters', 'keb\u001b[31maya\u0000', 'keb [31maya'],
  ['letters of two code units', '👗'.repeat(70), '👗'.repeat(60)],
  ['a size', 'dress 42', 'dress 42'],
  ['too long a text', `${'word '.repeat(30)}`, 'word '.repeat(12).trim()],
])('%s are counted', (_, keywords, words) => expect(emptySearchWords(keywords)).toBe(words))

test.each([
  ['nothing', ' \u0000 '],
  ['an e-mail address', 'mei@example.com'],
  ['an address of the web', 'https://shop.example/dress'],
  ['another one', 'www.shop.example'],
  ['a phone', '+65 9123 4567'],
  ['a card', '4242 4242 4242 4242'],
])('%s is not', (_, keywords) => expect(emptySearchWords(keywords)).toBeUndefined())
