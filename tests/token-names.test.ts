import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { ROOT } from '../scripts/project-root.ts'
import { shortNames, shortTokenNames } from '../scripts/token-names.ts'

test('every token has a name of its own, and those of scripts keep theirs', () => {
  const names = shortNames()
  expect(names.size).toBeGreaterThan(50)
  expect(new Set(names.values()).size).toBe(names.size)
  for (const read of ['--scrollbar-width', '--font-display']) expect(names.has(read)).toBe(false)
})

test('declarations and values are renamed, and nothing else is', async () => {
  const names = shortNames()
  const css = '.a { --at: 1; --orchid-tint: red; margin: calc(-1 * var(--space-1) - var(--at)) }'
  const { css: short } = await postcss([shortTokenNames()]).process(css, { from: undefined })
  expect(short).toBe(
    `.a { --at: 1; ${names.get('--orchid-tint')}: red; margin: calc(-1 * var(${names.get('--space-1')}) - var(--at)) }`,
  )
})

test('no token is read where only its long name would be found', () => {
  const names = [...shortNames().keys()]
  for (const file of ['src/styles/index.css', 'server/http/page-start.ts', 'sw/offline-fallback-page.ts']) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    expect(
      names.filter((name) => text.includes(`var(${name})`)),
      file,
    ).toEqual([])
  }
})
