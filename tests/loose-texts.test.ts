import { expect, test } from 'vitest'
import { sourceFiles, sourceOf } from './world/import-graph.ts'
import { looseTexts } from './world/loose-texts.ts'

const files = sourceFiles(['src']).filter((file) => file.endsWith('.tsx'))

test('a text stands alone in its element, so that a page that the browser translates can be used (docs/translating.md)', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap((file) => looseTexts(file, sourceOf(file)))).toEqual([])
})

test.each([
  ['beside an icon', '<button>{on && <Icon />}{t`Compare`}</button>'],
  ['that is one of two', '<b><Icon />{on ? t`Added` : t`Add`}</b>'],
  ['that comes and goes', '<p><b />{on && "now"}</p>'],
  ['of a variable', '<p>{count} <b>{name}</b></p>'],
  ['written beside a value', '<p>−{price}</p>'],
  ['without an element of its own', '<>{name}</>'],
])('finds a text %s', (_, jsx) => {
  expect(looseTexts('a.tsx', `const a = ${jsx}`)).not.toEqual([])
})

test('finds a text that a component returns', () => {
  expect(looseTexts('a.tsx', 'function Word() { return t`Sold Out` }')).not.toEqual([])
})

test.each([
  ['alone in its element', '<p>{count}</p>'],
  ['that lingui renders', '<p><Trans>Only {count} left</Trans> <b /></p>'],
  ['of browsers without scripts', '<noscript><b />{name}</noscript>'],
])('accepts a text %s', (_, jsx) => {
  expect(looseTexts('a.tsx', `const a = ${jsx}`)).toEqual([])
})
