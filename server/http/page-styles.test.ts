import { describe, expect, test } from 'vitest'
import { classesOf, stylePieces } from '../../scripts/style-pieces.ts'
import { stylesFor } from './page-styles.ts'

const SHEET = `
@layer ui, screens;
@font-face { font-family: X; src: url(x.woff2) }
:root { --ink: #111 }
@layer ui {
  .card { color: red }
  .card:hover:not(.off) { color: blue }
  .card .price, .badge { color: green }
  @media (min-width: 40em) { .card { padding: 0 } .dialog { padding: 1px } }
  .dialog[data-look='.x'] { margin: 0 }
  @supports (x: y) { .dialog { top: 0 } }
}
@keyframes turn { from { rotate: 0deg } }
`
const page = (...classes: string[]) => stylesFor(stylePieces(SHEET), `<p class="${classes.join(' ')}">`)

describe('the styles of a page', () => {
  test('what names no class goes with every page', () => {
    for (const always of ['@layer ui, screens;', '@font-face', '--ink', '@keyframes turn'])
      expect(page('nothing')).toContain(always)
  })

  test('a statement ends with a semicolon and a block without: the parser would drop the rule after it', () => {
    expect(page('card')).toContain('@layer ui, screens;')
    expect(page('card')).not.toMatch(/\}\s*;/)
  })

  test('a rule goes with a page that shows its classes, in whichever state', () => {
    expect(page('card')).toContain('.card { color: red }')
    expect(page('card')).toContain('.card:hover:not(.off)')
    expect(page('card')).toContain('@media (min-width: 40em){.card { padding: 0 }}')
  })

  test('and stays behind on a page that does not, with the groups that have nothing left', () => {
    expect(page('card')).not.toContain('dialog')
    expect(page('card')).not.toContain('@supports')
    expect(page('card')).not.toContain('badge')
  })

  test.each([
    [['badge'], true],
    [['card', 'price'], true],
    [['price'], false],
  ])('one of two selectors is enough: %j', (classes, isStored) => {
    expect(page(...classes).includes('.card .price, .badge')).toBe(isStored)
  })
})

test.each([
  ['.a.b > .c:focus-visible', ['a', 'b', 'c']],
  ['.a:not(.b, :is(.c))', ['a']],
  [':where(.a) p', []],
  ['.a[href=".b"]::before', ['a']],
  ['html', []],
])('%s cannot match without %j', (selector, classes) => {
  expect(classesOf(selector)).toEqual(classes)
})
