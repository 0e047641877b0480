import { expect, test } from 'vitest'
import { heldBy, withoutHeld } from '../scripts/preload-lists.ts'

const table = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`

const chunk = (imports: readonly string[], sheets: readonly string[] = []) => ({
  imports,
  viteMetadata: { importedCss: new Set(sheets) },
})

test('a chunk holds itself, what it imports, and the stylesheets of all of them', () => {
  const chunks = new Map([
    ['list.js', chunk(['shop.js'], ['list.css'])],
    ['shop.js', chunk(['react.js'], ['shop.css'])],
    ['react.js', chunk([])],
    ['dialog.js', chunk(['shop.js'], ['dialog.css'])],
  ])
  expect([...heldBy('list.js', chunks)].toSorted()).toEqual([
    'list.css',
    'list.js',
    'react.js',
    'shop.css',
    'shop.js',
  ])
})

test('an import brings along what its chunk does not hold, in the same order', () => {
  const code = `${table(['dialog.js', 'react.js', 'dialog.css', 'sizes.js'])}a(()=>b(),__vite__mapDeps([0,1,2]));a(()=>c(),__vite__mapDeps([3,1]));a(()=>d(),__vite__mapDeps([1]))`
  expect(withoutHeld(code, new Set(['react.js']))).toBe(
    `${table(['dialog.js', 'dialog.css', 'sizes.js'])}a(()=>b(),__vite__mapDeps([0,1]));a(()=>c(),__vite__mapDeps([2]));a(()=>d(),[])`,
  )
})

test('a chunk that holds all of it has no table', () => {
  expect(withoutHeld(`${table(['react.js'])}a(()=>b(),__vite__mapDeps([0]))`, new Set(['react.js']))).toBe(
    'a(()=>b(),[])',
  )
})

test('lists of another version of Vite are refused: they must be read again', () => {
  expect(() => withoutHeld('const __vite__mapDeps=()=>[];a()', new Set())).toThrow('another way')
  expect(withoutHeld('a()', new Set())).toBe('a()')
})
