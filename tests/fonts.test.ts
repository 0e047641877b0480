import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { CURRENCIES } from '#domain/money/currencies.ts'
import { cutFace, facesOf } from '../scripts/font-subsets.ts'
import { ROOT } from '../scripts/project-root.ts'

const STYLES = join(ROOT, 'src/styles')
const LOCALES = join(ROOT, 'src/i18n/locales')

/** What the two typefaces have no letter for: the system's font draws it, in every language. */
const DRAWN_BY_THE_SYSTEM = /[\s\u2060]/u

const faces = await Promise.all(
  facesOf(postcss.parse(readFileSync(join(STYLES, 'fonts.css'), 'utf8'))).map(async ({ face }) => ({
    source: face.source,
    stated: new Set(face.letters),
    letters: await lettersIn(await cutFace(face)),
  })),
)

/** The letters of a file, as its table of characters has them. */
async function lettersIn(file: string): Promise<ReadonlySet<string>> {
  const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('')
  const font = await subsetFont(readFileSync(file), every, { targetFormat: 'sfnt' })
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at)
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (cmap === undefined) throw new RangeError(`${file} has no table of characters`)
  const start = font.readUInt32BE(cmap + 8)
  const segments = Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, at) => start + font.readUInt32BE(start + 8 + 8 * at),
  ).find((at) => font.readUInt16BE(at) === 4)
  if (segments === undefined) throw new RangeError(`${file} has no characters of the basic plane`)
  const twice = font.readUInt16BE(segments + 6)
  // The last segment ends the table.
  return new Set(
    Array.from({ length: twice / 2 - 1 }, (_, at) => {
      const last = font.readUInt16BE(segments + 14 + 2 * at)
      const first = font.readUInt16BE(segments + 16 + twice + 2 * at)
      return Array.from({ length: last - first + 1 }, (_, more) => String.fromCodePoint(first + more))
    }).flat(),
  )
}

const facesNamed = (name: string) => faces.filter(({ source }) => source.includes(name))
const has = (name: string, letter: string) => facesNamed(name).some(({ letters }) => letters.has(letter))

/** Every character of a language's texts. */
function lettersOf(language: string): string[] {
  const texts = readdirSync(join(LOCALES, language)).flatMap((file) =>
    [...readFileSync(join(LOCALES, language, file), 'utf8').matchAll(/^msgstr "(.*)"((?:\n".*")*)/gm)].map(
      ([, first = '', more = '']) => first + more.replaceAll(/\n"|"$/g, ''),
    ),
  )
  return [...new Set(texts.join(''))]
}

describe.each(['sans', 'serif'])('the %s', (name) => {
  test.each(readdirSync(LOCALES))(
    'has every letter of the texts in %s, or names fonts of the system',
    (language) => {
      const tokens = readFileSync(join(STYLES, 'tokens.css'), 'utf8')
      const namesFonts = tokens.includes(`[lang]:lang(${language.slice(0, 2)}) {\n    --font-display:`)
      const missing = lettersOf(language).filter(
        (letter) =>
          !has(name, letter) &&
          !DRAWN_BY_THE_SYSTEM.test(letter) &&
          !(namesFonts && !/\p{Script=Latin}/u.test(letter)),
      )
      expect(missing).toEqual([])
    },
  )

  test('has the letters of Western Europe', () => {
    const letters = [...'ÀÂÄÇÉÈÊËÎÏÑÓÔÖÙÛÜŒŸàâäçéèêëîïíñóôöœùûüúÿßãõ¿¡«»“”‘’„']
    expect(letters.filter((letter) => !has(name, letter))).toEqual([])
  })

  test('has the symbol of every currency but those that no Latin typeface has', () => {
    const symbols = Object.values(CURRENCIES).flatMap(({ symbol }) => [...symbol])
    expect(symbols.filter((letter) => !has(name, letter) && !'฿₱₫'.includes(letter))).toEqual([])
  })
})

test('a file has only the letters that its rule states, and no letter is in two files of a face', () => {
  expect(faces.length).toBeGreaterThan(6)
  for (const { source, stated, letters } of faces) {
    expect(
      [...letters].filter((letter) => !stated.has(letter)),
      source,
    ).toEqual([])
    const others = faces.filter((face) => face.letters !== letters && same(face.source) === same(source))
    expect(
      others.flatMap((face) => [...face.letters]).filter((letter) => letters.has(letter)),
      source,
    ).toEqual([])
  }
})

/** The typeface and style of a file of a package. */
const same = (source: string) => source.replace('-ext', '')

test('the letters of an English page with prices are in the first file of each face', () => {
  const all = 'Aa Zz 0123456789 S$1,299.00 – 30% + Add to Cart (2/3): it’s new! 30°C · € & more…?'
  // The footer has the sign of copyright, and the title of a search has quotation marks.
  const pages = { sans: `${all}©`, 'serif-latin-400-normal': `${all}“”`, 'serif-latin-400-italic': `${all}©` }
  for (const [name, page] of Object.entries(pages)) {
    const most = facesNamed(name).toSorted(
      (a, b) => Number(b.letters.has('a')) - Number(a.letters.has('a')),
    )[0]
    expect(
      [...page].filter((letter) => !most?.letters.has(letter)),
      name,
    ).toEqual([])
  }
})
