import { expect, test } from 'vitest'
import { opensQuickView } from './card-press.ts'

const PLAIN = {
  isWide: false,
  hovers: true,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}

test.each([
  ['a tap at 1024 px or less opens the quick view', PLAIN, true],
  ['a click above 1024 px goes to the product', { ...PLAIN, isWide: true }, false],
  [
    'a tap on a wide screen without a pointer opens the quick view',
    { ...PLAIN, isWide: true, hovers: false },
    true,
  ],
  ['the middle button opens a tab', { ...PLAIN, button: 1 }, false],
  ['the right button has the menu of the browser', { ...PLAIN, button: 2 }, false],
  ['with Ctrl it is a new tab', { ...PLAIN, ctrlKey: true }, false],
  ['with ⌘ it is a new tab', { ...PLAIN, metaKey: true }, false],
  ['with Shift it is a new window', { ...PLAIN, shiftKey: true }, false],
  ['with Alt it is a download', { ...PLAIN, altKey: true }, false],
])('%s (spec 2.8)', (_, { isWide, hovers, ...press }, opens) => {
  expect(opensQuickView(press, { isWide, hovers })).toBe(opens)
})
