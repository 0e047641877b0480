import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../scripts/project-root.ts'

/** They read the parts of a date, or the time zone; none formats a number for a page. */
const NOT_WORDS = [
  'src/domain/region/formats.ts',
  'src/domain/push/quiet-hours.ts',
  'src/domain/region/zone-clock.ts',
  'src/platform/push-api.ts',
]

test('numbers and dates of pages are formatted in one place', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const others = files.filter((file) =>
    /new Intl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)\b|\.toLocale(?!Upper|Lower)\w*\(/.test(
      readFileSync(`${ROOT}${file}`, 'utf8'),
    ),
  )
  expect(others.filter((file) => !NOT_WORDS.includes(file))).toEqual([])
})

test('so are the numbers in plurals', () => {
  const makers = globSync('{src,sw,server}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
    .filter((text) => text.includes('setupI18n('))
  expect(makers.length).toBeGreaterThan(0)
  for (const text of makers) expect(text).toContain('locales: withLatinDigits(')
})
