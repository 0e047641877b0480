import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test.each([
  ['Mei', 'Mei'],
  ['王美', '王美'],
  ['นภา', 'นภา'],
  ['נועה', '\u2068נועה\u2069'],
  ['Mei محمد', '\u2068Mei محمد\u2069'],
  ['Mei\u202e', '\u2068Mei\u202e\u2069'],
  ['', ''],
])('%j stands in a sentence as %j', (name, isolated) => {
  expect(isolate(name)).toBe(isolated)
})
