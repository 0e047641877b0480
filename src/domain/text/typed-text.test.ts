import { expect, test } from 'vitest'
import { foldCode, foldGroups, foldTyped } from './typed-text.ts'

test.each([
  ['100-0001', '1000001'],
  ['１００－０００１', '1000001'],
  ['100−0001', '1000001'],
  ['100–0001', '1000001'],
  ['100ー0001', '1000001'],
  ['１００　０００１', '1000001'],
  ['\u202a100-0001\u202c', '1000001'],
  ['１0０\u200b0００１', '1000001'],
  ['๑๐๐๐๐', '10000'],
  ['၁၂၃၄၅', '12345'],
  ['١٢٣٤٥', '12345'],
  ['०१२३४', '01234'],
  ['ｓｗ1ａ 1ａａ', 'sw1a1aa'],
])('reads the code %j as %s', (typed, code) => {
  expect(foldGroups(typed)).toBe(code)
})

test.each([
  ['Ｔａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'Tan@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['mei\u2011ling@example.com', 'mei-ling@example.com'],
  ['\ufefftan@example.com\u200b', 'tan@example.com'],
])('reads the address %j as %s', (typed, email) => {
  expect(foldCode(typed)).toBe(email)
})

test.each([
  ['  Mei \n Ling ', 'Mei Ling'],
  ['Ｍｅｉ　Ｌｉｎｇ', 'Mei Ling'],
  ['O´Brien', "O'Brien"],
  ['O`Brien', "O'Brien"],
  ['L’Hôpital', 'L’Hôpital'],
  ['Kaʻiulani', 'Kaʻiulani'],
  ['Siân‑Rhys', 'Siân‑Rhys'],
  ['１−２−３ Jingumae', '1-2-3 Jingumae'],
  ['ﾊﾞｯｸﾞ', 'バッグ'],
  ['2º B, n°5', '2º B, n°5'],
])('writes the text %j as %j', (typed, text) => {
  expect(foldTyped(typed)).toBe(text)
})
