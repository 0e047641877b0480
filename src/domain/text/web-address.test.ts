import { expect, test } from 'vitest'
import { unlinked } from './web-address.ts'

test.each([
  ['12 St. Andrews Rd', '12 St. Andrews Rd'],
  ['12/3 Orchard Rd, #04-05', '12/3 Orchard Rd, #04-05'],
  ['St.John', 'St. John'],
  ['http://evil.example/x', 'http evil. example/x'],
  ['https:evil.example', 'https: evil. example'],
  ['www.evil.example', 'www. evil. example'],
  ['ｗｗｗ．evil。example', 'www. evil. example'],
  ['me@evil.example', 'me evil. example'],
  ['Mei\r\nYour account\u2028is\u202e closed', 'Mei Your account is closed'],
])('a mail writes %j as %j', (text, written) => {
  expect(unlinked(text)).toBe(written)
})
