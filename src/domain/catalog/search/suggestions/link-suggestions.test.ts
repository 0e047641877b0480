import { expect, test } from 'vitest'
import { createLinkSuggestions } from './link-suggestions.ts'
import { createSearchWords } from '../search-words.ts'

const ENGLISH = [createSearchWords(({ message }) => message)]
const page = (title: string, about = '') => ({ title, link: `/${title}`, about })
const PAGES = [
  page('Clothing'),
  page('Dresses'),
  page('Midi Dresses'),
  page('Pants'),
  page('Return policy', 'Ask for a return within 15 days; the refund appears in 2-6 business days.'),
  page('Shipping', 'Free shipping over {freeOver}'),
]
const suggest = createLinkSuggestions(PAGES, 'en', ENGLISH)

test.each([
  ['a whole title', 'dresses', ['Dresses', 'Midi Dresses']],
  ['the singular', 'dress', ['Dresses', 'Midi Dresses']],
  ['a beginning', 'dre', ['Dresses', 'Midi Dresses']],
  ['two words in any order', 'dress midi', ['Midi Dresses']],
  ['a synonym', 'trousers', ['Pants']],
  ['a word of the description', 'refund', ['Return policy']],
  ['a word with one that a search leaves out', 'the return', ['Return policy']],
  ['a beginning of a word of the description', 'refu', []],
  ['a short word of the description', 'ask', []],
  ['one letter', 'd', []],
  ['a word that is in no page beside one that is', 'silk dress', []],
  ['nothing', ' ', []],
])('%s', (_, typed, titles) => expect(suggest(typed, 3).map(({ title }) => title)).toEqual(titles))

test('no more than were asked for', () => expect(suggest('dress', 1)).toHaveLength(1))

test('a language without spaces', () => {
  const chinese = createLinkSuggestions([page('连衣裙'), page('退货政策', '签收后可申请退货')], 'zh', ENGLISH)
  expect(chinese('退货', 3)).toMatchObject([{ title: '退货政策' }])
})
