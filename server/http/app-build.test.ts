import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { STORED_FILES } from '#contract/stored-files.ts'
import { budget, MOST_SCRIPT, REACHED } from '#tests/budgets.ts'
import { DIST } from '../../scripts/project-root.ts'
import { loadApp, type App } from './app-build.ts'

/** What a first visit to these pages loads (decision 0079); the build must be there. */
const ROUTES = {
  home: ['__root__', '/_shop', '/_shop/'],
  listing: ['__root__', '/_shop', '/_shop/$page'],
  product: ['__root__', '/_shop', '/_shop/products/$product'],
} as const
const PAGES = ['home', 'listing', 'product'] as const

let app: App
beforeAll(async () => {
  app = await loadApp(DIST)
})

/** Bytes on the wire; files below half a kilobyte have no packed copy. */
function sent(file: string): number {
  const path = join(app.folder, file)
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size
}

const kilobytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1_000

describe.each(PAGES)('%s', (page) => {
  test('asks for its own chunk and that of no other page', () => {
    const chunks = app.chunksFor(ROUTES[page])
    const own = (name: string) => chunks.filter((file) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(file))
    expect(own('shop')).toHaveLength(1)
    for (const other of PAGES) expect(own(other)).toHaveLength(other === page ? 1 : 0)
  })

  test('stays within its budget of script', () => {
    expect(kilobytes(app.chunksFor(ROUTES[page]).map(sent))).toBeLessThan(budget(REACHED.script[page]))
  })

  test('stays within its budget of styles', () => {
    const sheets = app.stylesFor(app.chunksFor(ROUTES[page]))
    const sizes = sheets.map(({ css }) => brotliCompressSync(css).length)
    expect(sizes.length).toBeGreaterThan(1)
    expect(kilobytes(sizes)).toBeLessThan(budget(REACHED.styles[page]))
  })
})

test('the bag stays within its budget of script, without the database of the device', () => {
  const chunks = app.chunksFor(['__root__', '/cart'])
  expect(chunks.some((file) => /\/cart-[\w-]{8}\.js$/.test(file))).toBe(true)
  expect(chunks.filter((file) => /\/(disk|data)-/.test(file))).toEqual([])
  expect(kilobytes(chunks.map(sent))).toBeLessThan(budget(REACHED.script.cart))
})

test.each([
  ['register', '/_shop/account/register'],
  ['dashboard', '/_shop/user/dashboard'],
] as const)('%s stays within its budget of script', (page, route) => {
  const chunks = app.chunksFor(['__root__', '/_shop', route])
  expect(chunks.some((file) => /\/(register|account)-[\w-]{8}\.js$/.test(file))).toBe(true)
  expect(kilobytes(chunks.map(sent))).toBeLessThan(budget(REACHED.script[page]))
})

test.each([
  ['checkout', ['__root__', '/checkout']],
  ['forgotPassword', ['__root__', '/_shop', '/_shop/forgotPassword']],
] as const)('%s loads no more script than it may', (page, routes) => {
  const chunks = app.chunksFor(routes)
  expect(chunks.some((file) => /\/(checkout|mail)-[\w-]{8}\.js$/.test(file))).toBe(true)
  expect(kilobytes(chunks.map(sent))).toBeLessThan(MOST_SCRIPT[page])
})

test('the worker stores no more files than its budget', () => {
  const stored = readFileSync(join(app.folder, 'sw.js'), 'utf8').match(/\{"?revision"?:[^}]*"?url"?:/g) ?? []
  expect(stored.length).toBeGreaterThan(20)
  expect(stored.length).toBeLessThan(budget(REACHED.precachedFiles))
})

test('one file has every script and sheet that the worker stores and that no page loads first (decision 0163)', () => {
  const worker = readFileSync(join(app.folder, 'sw.js'), 'utf8')
  const precached = [...worker.matchAll(/(assets\/[\w.-]+\.(?:js|css))/g)].map(([path]) => `/${path}`)
  const texts = JSON.parse(readFileSync(join(app.folder, STORED_FILES), 'utf8')) as Record<string, string>
  const onEveryPage = app.chunksFor([])
  const sheets = app.stylesFor(onEveryPage).map(({ href }) => href)
  const apart = new Set([...onEveryPage, ...sheets])
  expect(Object.keys(texts).sort()).toEqual([...new Set(precached)].filter((path) => !apart.has(path)).sort())
  for (const [path, text] of Object.entries(texts))
    expect(text, path).toBe(readFileSync(join(app.folder, path), 'utf8'))
})
