import { expect, test } from 'vitest'
import { distinctRails, railsReach } from './home-page.ts'

const rail = (text: string) => ({ spus: text === '' ? [] : text.split(' ') })

test.each([
  ['nothing in common', ['a b', 'c d'], ['a b', 'c d']],
  ['a piece leads one rail only', ['a b c d e', 'a c f g h i j'], ['a b c d e', 'f g h i j']],
  ['no more than eight', ['a b c d e f g h i j'], ['a b c d e f g h']],
  [
    'what did not fit into one rail may stand in the next',
    ['a b c d e f g h i', 'i j'],
    ['a b c d e f g h', 'i j'],
  ],
  [
    'a rail that would be torn off is filled up, new pieces first',
    ['a b c d e', 'a b c d f'],
    ['a b c d e', 'f a b c'],
  ],
  ['an empty rail stays empty', ['a', ''], ['a', '']],
])('rails of the home page: %s', (_title, rails, expected) => {
  expect(distinctRails(rails.map(rail))).toEqual(expected.map(rail))
})

test('enough products are requested to fill the last of five rails', () => {
  expect(railsReach(5)).toBeGreaterThanOrEqual(5 * 8)
})
