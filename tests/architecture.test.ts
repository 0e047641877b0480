import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Which layers each layer may import, besides itself (docs/architecture.md shows the same table). */
const BELOW_DATA = ['platform', 'contract', 'domain', 'i18n']
const DATA = ['drafts', 'preferences', 'queries', 'offline-catalog', 'sync', 'api']
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  platform: ['domain', 'contract'],
  i18n: ['platform', 'domain'],
  api: BELOW_DATA,
  sync: ['api', ...BELOW_DATA],
  'offline-catalog': ['sync', 'api', ...BELOW_DATA],
  queries: ['offline-catalog', 'sync', 'api', ...BELOW_DATA],
  drafts: ['queries', 'sync', ...BELOW_DATA],
  preferences: BELOW_DATA,
  ui: [],
  blocks: ['ui', ...DATA, ...BELOW_DATA],
  features: ['blocks', 'ui', ...DATA, ...BELOW_DATA],
  routes: ['features', 'blocks', 'ui', ...DATA, ...BELOW_DATA],
  app: ['routes', 'features', 'blocks', 'ui', ...DATA, ...BELOW_DATA, 'styles'],
  styles: [],
  sw: ['sync', 'offline-catalog', 'contract', 'domain'],
  demo: ['server', 'contract', 'domain'],
  server: ['demo', 'contract', 'domain'],
}

const ROOT = new URL('..', import.meta.url).pathname
const TOP = ['src', 'sw', 'server', 'demo']
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
  const named = /^#([\w-]+)\/(.+)$/.exec(specifier)
  if (!named?.[1] || !named[2]) return undefined
  return ['server', 'demo', 'tests'].includes(named[1])
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

test('parts of a feature, in its components/, are imported inside that feature alone', () => {
  const owner = (file: string) => /^(src\/features\/[^/]+\/)components\//.exec(file)?.[1]
  const parts = arrows.filter(({ to }) => owner(to))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter(({ from, to }) => !from.startsWith(owner(to) ?? ''))).toEqual([])
})

test('of the synchronization the worker takes the outbox alone', () => {
  const wrong = arrows.filter(
    ({ from, to }) =>
      from.startsWith('sw/') && to.startsWith('src/sync/') && !to.startsWith('src/sync/outbox/'),
  )
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

/** What puts the shop together: the only files of the server that know the demo shop. */
const COMPOSITION = ['server/open-services.ts', 'server/store/demo-command.ts']
/** What the demo shop is written against: the tables it fills and the interface its pictures implement. */
const OPEN_TO_DEMO = /^server\/(db\/schema|providers\/pictures)\//

test('the demo shop is known to composition alone, and knows of the server its tables and the picture interface', () => {
  const wrong = arrows.filter(
    ({ from, to }) =>
      (from.startsWith('server/') && to.startsWith('demo/') && !COMPOSITION.includes(from)) ||
      (from.startsWith('demo/') && to.startsWith('server/') && !OPEN_TO_DEMO.test(to)),
  )
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('the app reaches the shop only through its contract: no server code in the browser', () => {
  const wrong = arrows.filter(({ from, to }) => !/^(server|demo)\//.test(from) && /^(server|demo)\//.test(to))
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('time, storage and network are read in platform and above, not in rules', () => {
  const wrong = files
    .filter((file) => file.startsWith('src/domain/'))
    .filter((file) =>
      /\b(Date\.now|Math\.random|new Date\(\)|localStorage|fetch\()/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    )
  expect(wrong).toEqual([])
})
