import { expect, test } from 'vitest'
import { placeEnglish } from '../scripts/english-in-place.ts'

/** As lingui's macro writes a text. */
const said = (id: string, message: string) =>
  `say(\n/** i18n */\n{\n  id: "${id}",\n  message: ${message}\n})`

test('the English of the catalogue stands where the text is used', () => {
  const code = placeEnglish(said('TSd-5H', '"Add to bag"'), { 'TSd-5H': ['Add to your bag'] })
  expect(code).toBe('say(\n/** i18n */\n{\n  id: "TSd-5H",\n  message: ["Add to your bag"]\n})')
})

test('a text that no catalogue has yet is the one of the source, compiled', () => {
  expect(placeEnglish(said('a', '"Hello {name}"'), {})).toContain('message: ["Hello ",["name"]]')
  expect(placeEnglish(said('a', String.raw`"10\xA0% \"off\""`), {})).toContain(
    'message: ["10\u00a0% \\"off\\""]',
  )
})

test('each text of a module is placed', () => {
  const code = placeEnglish(`${said('a', '"One"')}\n${said('b', '"Two"')}`, { b: ['2'] })
  expect(code).toContain('message: ["One"]')
  expect(code).toContain('message: ["2"]')
})

test('a module with a text in another form is refused', () => {
  expect(() => placeEnglish('say(/** i18n */ { message: "One", id: "a" })', {})).toThrow('1 texts')
})
