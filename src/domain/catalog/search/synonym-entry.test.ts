import { expect, test } from 'vitest'
import { createSearchWords } from './search-words.ts'
import { addSynonyms, readSynonyms } from './synonym-entry.ts'

test.each([
  ['a group', 'kebaya, nyonya blouse', 'kebaya, nyonya blouse'],
  ['case and spaces', '  Kebaya ,NYONYA   Blouse', 'kebaya, nyonya blouse'],
  ['a pair', 'Ball Gown>dress', 'ball gown > dress'],
])('%s is an entry', (_, text, entry) => expect(readSynonyms(text, 'en')).toEqual({ entry }))

test.each([
  ['a control character', 'kebaya,\u001b[31mblouse', 'control-character'],
  ['one phrase', 'kebaya', 'one-phrase'],
  ['a pair of three', 'gown > dress > frock', 'not-a-pair'],
  ['a pair with a group', 'gown, robe > dress', 'not-a-pair'],
  ['thirteen phrases', Array.from({ length: 13 }, (_, at) => `word${at}`).join(','), 'too-many'],
  ['an empty phrase', 'kebaya,,blouse', 'no-word'],
  ['a phrase of signs', 'kebaya, !!', 'no-word'],
  ['four words', 'a very long phrase, dress', 'too-long'],
  ['a long word', `${'x'.repeat(41)}, dress`, 'too-long'],
  ['a word that a search leaves out', 'the, dress', 'left-out'],
  ['singular and plural', 'dress, dresses', 'same-word'],
  ['a pair of one word', 'dress > DRESS', 'same-word'],
])('%s is refused', (_, text, problem) => expect(readSynonyms(text, 'en')).toMatchObject({ problem }))

test('words of a language without spaces are read by its rules', () =>
  expect(readSynonyms('旗袍, 唐装', 'zh')).toEqual({ entry: '旗袍, 唐装' }))

test('entries are added to the words of their language', () => {
  const words = createSearchWords(({ message }) => message)
  const { same, broader } = addSynonyms(words, ['kebaya, nyonya blouse', 'ball gown > dress'])
  expect(same.slice(0, words.same.length)).toEqual(words.same)
  expect(same.at(-1)).toEqual(['kebaya', 'nyonya blouse'])
  expect(broader.at(-1)).toEqual(['ball gown', 'dress'])
})
