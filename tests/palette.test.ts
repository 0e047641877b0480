import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../scripts/project-root.ts'
import { THEME_COLOURS } from '#contract/colour-scheme.ts'
import { coloursOf, contrast } from './world/palette.ts'

const CSS = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8')
const { day, night, ink, fallback } = coloursOf(CSS)

const GROUNDS = ['--paper-light', '--paper', '--paper-deep']

/** WCAG 2.2 AA: text 4.5 (1.4.3), what is needed to know a control or its focus 3 (1.4.11). */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ...['--ink', '--ink-soft', '--orchid', '--orchid-deep', '--danger', '--warn', '--success'].map(
    (text) => [text, GROUNDS, 4.5] as const,
  ),
  ['--paper', ['--ink', '--orchid', '--orchid-deep'], 4.5],
  ['--orchid', ['--orchid-tint'], 4.5],
  ['--ink', ['--orchid-tint'], 4.5],
  ['--ink-faint', GROUNDS, 3],
  ['--focus-ring', GROUNDS, 3],
  ['--code-ink', ['--code-ground'], 7],
]

const CASES = Object.entries({ day, night, 'ink surfaces': ink }).flatMap(([palette, colours]) =>
  PAIRS.flatMap(([over, grounds, least]) =>
    grounds.map((ground) => ({ palette, over, ground, least, colours })),
  ),
)

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#808080', '#808080')).toBe(1)
})

test.each(CASES)('$palette: $over on $ground has at least $least', ({ over, ground, least, colours }) => {
  expect(contrast(colours(over), colours(ground))).toBeGreaterThanOrEqual(least)
})

test('every colour has a value for the day and one for the night', () => {
  const root = CSS.slice(0, CSS.indexOf('[data-surface'))
  const declared = [...root.matchAll(/^ +(--[\w-]+): ([^;]*#[\da-f]{3,8}[^;]*);/gm)].map(
    ([, name, value]) => ({
      name,
      paired: value?.startsWith('light-dark('),
    }),
  )
  expect(declared.length).toBeGreaterThan(12)
  expect(declared.filter(({ paired }) => !paired).map(({ name }) => name)).toEqual([
    '--code-ground',
    '--code-ink',
  ])
})

test('a browser without light-dark() has the colours of the day', () => {
  expect(fallback.size).toBeGreaterThan(12)
  for (const [name, value] of fallback) expect(value, name).toBe(day(name))
})

test('the frame of the window has the colour of the page', () => {
  expect(THEME_COLOURS).toEqual({ light: day('--paper'), dark: night('--paper') })
})
