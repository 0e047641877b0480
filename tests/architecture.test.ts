import { expect, test } from 'vitest'
import {
  arrowsOf,
  circles,
  folderCircles,
  sourceFiles,
  sourceOf,
  staticArrowsOf,
} from './world/import-graph.ts'

/** Which layers each layer may import, besides itself (docs/architecture.md shows the same table). */
const BELOW_DATA = ['platform', 'contract', 'domain', 'i18n']
const DATA = ['drafts', 'preferences', 'commands', 'queries', 'offline-catalog', 'sync', 'api']
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  platform: ['domain', 'contract'],
  i18n: ['platform', 'domain'],
  api: BELOW_DATA,
  sync: ['api', ...BELOW_DATA],
  'offline-catalog': ['sync', 'api', ...BELOW_DATA],
  queries: ['offline-catalog', 'sync', 'api', ...BELOW_DATA],
  commands: ['queries', 'offline-catalog', 'sync', 'api', ...BELOW_DATA],
  drafts: ['commands', 'queries', 'sync', ...BELOW_DATA],
  preferences: BELOW_DATA,
  ui: [],
  blocks: ['ui', ...DATA, ...BELOW_DATA],
  features: ['blocks', 'ui', ...DATA, ...BELOW_DATA],
  routes: ['features', 'blocks', 'ui', ...DATA, ...BELOW_DATA],
  app: ['routes', 'features', 'blocks', 'ui', ...DATA, ...BELOW_DATA, 'styles'],
  styles: [],
  sw: ['sync', 'offline-catalog', 'contract', 'domain'],
  'demo-shop': ['server', 'contract', 'domain'],
  server: ['demo-shop', 'contract', 'domain'],
}

const files = sourceFiles(['src', 'sw', 'server', 'demo-shop'])

function layerOf(file: string): string {
  const [top = '', layer = ''] = file.split('/')
  return top === 'src' ? layer : top
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

test('parts of a feature, in the folders below it, are imported inside that feature alone', () => {
  const owner = (file: string) => /^(src\/features\/[^/]+\/)[^/]+\//.exec(file)?.[1]
  const parts = arrows.filter(({ to }) => owner(to))
  expect(parts.length).toBeGreaterThan(200)
  expect(parts.filter(({ from, to }) => !from.startsWith(owner(to) ?? ''))).toEqual([])
})

/** What routes and the app open: the only components of a feature beside its screens. */
const ENTRIES = [
  'cart/cart-panel',
  'kiosk/kiosk-root',
  'popups/popup-gate',
  'quick-view/quick-view-dialog',
  'search/search-popup',
  'shell/document',
  'shell/panels',
  'shell/shop-frame',
  'sign-in/sign-in-dialog',
  'this-device/sync-panel',
]

test('a feature has screens, loaders, addresses, heads and hooks at its root, the rest in folders', () => {
  const roots = files.flatMap((file) => {
    const [, name] = /^src\/features\/([^/]+\/[^/]+)\.tsx?$/.exec(file) ?? []
    return name === undefined ? [] : [name.replace(/\.test$/, '')]
  })
  expect(roots.length).toBeGreaterThan(60)
  const kinds = /\/(use-[^/]+|[^/]+-(screen|screen-skeleton|loader|address|heads?))$/
  expect(roots.filter((name) => !kinds.test(name) && !ENTRIES.includes(name))).toEqual([])
  expect(ENTRIES.filter((name) => !roots.includes(name))).toEqual([])
})

test('of the synchronization the worker takes the outbox alone', () => {
  const wrong = arrows.filter(
    ({ from, to }) =>
      from.startsWith('sw/') && to.startsWith('src/sync/') && !to.startsWith('src/sync/outbox/'),
  )
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

/** What puts the shop together: the only file of the server that knows the demo shop. */
const COMPOSITION = ['server/demo-shop.ts']
/** What the demo shop is written against: the tables it fills and the interface its pictures implement. */
const OPEN_TO_DEMO = /^server\/(db\/schema|providers\/pictures)\//

test('the demo shop is known to composition alone, and knows of the server its tables and the picture interface', () => {
  const wrong = arrows.filter(
    ({ from, to }) =>
      (from.startsWith('server/') && to.startsWith('demo-shop/') && !COMPOSITION.includes(from)) ||
      (from.startsWith('demo-shop/') && to.startsWith('server/') && !OPEN_TO_DEMO.test(to)),
  )
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test('the app reaches the shop only through its contract: no server code in the browser', () => {
  const wrong = arrows.filter(
    ({ from, to }) => !/^(server|demo-shop)\//.test(from) && /^(server|demo-shop)\//.test(to),
  )
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

const CONTRACT = import.meta.glob<Readonly<Record<string, unknown>>>('../src/contract/**/*.contract.ts', {
  eager: true,
})

/** The endpoints of a contract file that are no reads, by the names under which they are imported. */
function writesOf(contract: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(contract).flatMap(([name, value]) => {
    const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
    return kind === 'write' || kind === 'queued' ? [name] : []
  })
}

test('queries name no call that writes: commands and sync do', () => {
  const writes = Object.values(CONTRACT).flatMap(writesOf)
  expect(writes.length).toBeGreaterThan(50)
  const queries = files.filter((file) => file.startsWith('src/queries/'))
  expect(queries.length).toBeGreaterThan(15)
  const wrong = queries.flatMap((file) =>
    [...sourceOf(file).matchAll(/import \{([^}]*)\} from '#contract\/[^']+'/g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => writes.includes(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('ids come from one function, which also works on pages of plain http', () => {
  const ofApp = files.filter((file) => /^(?:src|sw)\//.test(file))
  expect(ofApp.length).toBeGreaterThan(100)
  expect(ofApp.filter((file) => sourceOf(file).includes('crypto.randomUUID('))).toEqual([])
})

test('time, storage and network are read in platform and above, not in rules', () => {
  const wrong = files
    .filter((file) => file.startsWith('src/domain/'))
    .filter((file) => /\b(Date\.now|Math\.random|new Date\(\)|localStorage|fetch\()/.test(sourceOf(file)))
  expect(wrong).toEqual([])
})

/** Floors of the server from the bottom up: a file imports its own folder's floor and those below it. */
const FLOORS = [
  ['core'],
  ['db'],
  ['providers'],
  ['events', 'queue'],
  ['services'],
  ['modules'],
  ['http'],
  ['app'],
  ['cli'],
]
/** Modules in the order in which they may know each other: each imports only those before it. */
const MODULES = [
  'media',
  'catalog',
  'content',
  'catalogue-import',
  'goods',
  'region',
  'sizes',
  'addresses',
  'points',
  'reviews',
  'wishlist',
  'discounts',
  'promotions',
  'gift-cards',
  'cart',
  'preferences',
  'notify',
  'newsletter',
  'stores',
  'orders',
  'egifts',
  'uploads',
  'payment',
  'returns',
  'checkout',
  'coupons',
  'referrals',
  'push',
  'tracking',
  'searches',
  'bought-together',
  'looks',
  'kiosk',
  'identity',
  'members',
  'draw',
  'popups',
  'passkeys',
  'staff',
  'retention',
]

/** Of `server/x/y.ts` it is x; what lies in `server/` itself puts the shop together. */
function roomOf(file: string): string {
  const [, room = '', below] = file.split('/')
  return below === undefined ? 'app' : room
}

/** What a module's own files may be: the five beats of a call, and what happens without one. */
const BEATS = ['routes', 'policy', 'commands', 'queries', 'present', 'listeners', 'jobs', 'personal-data']

/** A feature and the folders of its parts are one folder here, as are those of a module. */
function unitOf(file: string): string {
  return file.replace(/^((?:src\/features|server\/modules)\/[^/]+\/)[^/]+\//, '$1')
}

function moduleOf(file: string): string | undefined {
  return /^server\/modules\/([^/]+)\//.exec(file)?.[1]
}

function floorOf(room: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(room))
}

const inServer = arrows.filter(({ from, to }) => from.startsWith('server/') && to.startsWith('server/'))

function isDown({ from, to }: { from: string; to: string }): boolean {
  const [source, target] = [roomOf(from), roomOf(to)]
  const [own, other] = [moduleOf(from), moduleOf(to)]
  if (own !== undefined && other !== undefined) return MODULES.indexOf(other) <= MODULES.indexOf(own)
  return source === target || floorOf(target) < floorOf(source)
}

test('the floors and the list of modules cover the server that is there', () => {
  const rooms = new Set(files.filter((file) => file.startsWith('server/')).map(roomOf))
  expect([...rooms].toSorted()).toEqual(FLOORS.flat().toSorted())
  const modules = new Set(files.map(moduleOf).filter((name) => name !== undefined))
  expect([...modules].toSorted()).toEqual(MODULES.toSorted())
  expect(inServer.length).toBeGreaterThan(600)
})

test('arrows of the server point down: from a floor to those below it, from a module to those before it', () => {
  const wrong = inServer.filter((arrow) => !isDown(arrow))
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test("files that bear their module's name are its beats, its listeners, its jobs, its personal data or its texts", () => {
  const named = files.flatMap((file) => {
    const [, name, stem = '', beat = ''] = /^server\/modules\/([^/]+)\/([^/.]+)\.(.+)\.ts$/.exec(file) ?? []
    return name === undefined ? [] : [{ file, isOwn: stem === name, beat }]
  })
  const wrong = named.filter(({ isOwn, beat }) => beat !== 'texts' && !(isOwn && BEATS.includes(beat)))
  expect(wrong.map(({ file }) => file)).toEqual([])
  expect(named.length).toBeGreaterThan(60)
})

test('what runs in a transaction takes it first: commands are (tx, context, input)', () => {
  const parameters = files
    .filter((file) => file.startsWith('server/'))
    .flatMap((file) => [...sourceOf(file).matchAll(/\bfunction (\w+)[^()]*\(([^()]*\btx: Tx\b)/g)])
    .map(([, name = '', before = '']) => ({ name, isFirst: before.trim() === 'tx: Tx' }))
  expect(parameters.filter(({ isFirst }) => !isFirst).map(({ name }) => name)).toEqual([])
  expect(parameters.length).toBeGreaterThan(80)
})

test('no folders of app, worker and server import each other in a circle, type imports included', () => {
  const folded = arrows
    .filter(({ from }) => !from.startsWith('demo-shop/'))
    .map(({ from, to }) => ({ from: unitOf(from), to: unitOf(to) }))
  expect(folderCircles(folded)).toEqual([])
})

test('no module of app, worker and server reaches itself through its imports, type imports included', () => {
  const modules = files.filter((file) => !file.startsWith('demo-shop/'))
  expect(circles(modules.flatMap(staticArrowsOf))).toEqual([])
})

test('a circle of folders is found, whatever its length', () => {
  const arrow = (from: string, to: string) => ({ from: `${from}/x.ts`, to: `${to}/y.ts` })
  expect(folderCircles([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('c', 'd')])).toEqual([
    ['a', 'b', 'c'],
  ])
  expect(folderCircles([arrow('a', 'a'), arrow('a', 'b'), arrow('b', 'a/b')])).toEqual([])
})
