import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Which layers each layer may import, besides itself (docs/architecture.md shows the same table). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  platform: ['domain', 'contract'],
  i18n: ['platform', 'domain'],
  data: ['platform', 'contract', 'domain', 'i18n'],
  ui: [],
  blocks: ['ui', 'data', 'platform', 'contract', 'domain', 'i18n'],
  features: ['blocks', 'ui', 'data', 'platform', 'contract', 'domain', 'i18n'],
  routes: ['features', 'blocks', 'ui', 'data', 'platform', 'contract', 'domain', 'i18n'],
  app: ['routes', 'features', 'blocks', 'ui', 'data', 'platform', 'contract', 'domain', 'i18n', 'styles'],
  styles: [],
  sw: ['data', 'contract', 'domain'],
  server: ['contract', 'domain'],
}

const ROOT = new URL('..', import.meta.url).pathname
const TOP = ['src', 'sw', 'server']
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const files = TOP.flatMap((folder) =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|demo|gen)\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => join(folder, name)),
)

function layerOf(file: string): string {
  const [top = '', layer = ''] = file.split('/')
  return top === 'src' ? layer : top
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const named = /^#(\w+)\/(.+)$/.exec(specifier)
  if (!named?.[1] || !named[2]) return undefined
  return named[1] === 'server' || named[1] === 'tests'
    ? join(named[1], named[2])
    : join('src', named[1], named[2])
}

function arrowsOf(file: string): { from: string; to: string }[] {
  const code = readFileSync(join(ROOT, file), 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const to = targetOf(file, specifier)
    return to ? [{ from: file, to: relative('.', to) }] : []
  })
}

const arrows = files.flatMap(arrowsOf)

test('the map covers the files that are there', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(arrows.length).toBeGreaterThan(200)
  expect([...new Set(files.map(layerOf))].filter((layer) => !(layer in MAY_IMPORT))).toEqual([])
})

test('arrows point down', () => {
  const wrong = arrows.filter(({ from, to }) => {
    const [source, target] = [layerOf(from), layerOf(to)]
    return source !== target && !MAY_IMPORT[source]?.includes(target)
  })
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('features do not know each other', () => {
  const feature = (file: string) => /^src\/features\/([^/]+)/.exec(file)?.[1]
  const wrong = arrows.filter(({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to))
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('the worker takes only the outbox and the bundle of the data layer', () => {
  const wrong = arrows.filter(
    ({ from, to }) =>
      from.startsWith('sw/') && to.startsWith('src/data/') && !/^src\/data\/(outbox|bundle)\//.test(to),
  )
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('the app reaches the shop only through its contract: no server code in the browser', () => {
  expect(arrows.filter(({ from, to }) => !from.startsWith('server/') && to.startsWith('server/'))).toEqual([])
})

test('time, storage and network are asked for in platform and data, not in rules', () => {
  const wrong = files
    .filter((file) => file.startsWith('src/domain/'))
    .filter((file) =>
      /\b(Date\.now|Math\.random|new Date\(\)|localStorage|fetch\()/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    )
  expect(wrong).toEqual([])
})
