import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../scripts/project-root.ts'
import { bareCode, TOKEN } from './world/bare-code.ts'

/**
 * Checks names against docs/glossary.md: no old word as an identifier, a file or a folder, and each stem once in its
 * layer.
 */

/** Old identifiers, each with the word that replaces it. */
const OLD_IDENTIFIERS: Readonly<Record<string, string>> = {
  Place: 'Storefront',
  usePlace: 'useStorefront',
  PlaceContext: 'StorefrontContext',
  placeOfRow: 'storefrontOfRow',
  wishes: 'wishlist',
  setWish: 'setWishlisted',
  WishHeart: 'WishlistButton',
  BagLine: 'CartLine',
  BagView: 'CartView',
  applyToBag: 'applyToCart',
  createPump: 'createSyncScheduler',
  pushHead: 'sendNextOperation',
  judgeAnswer: 'classifyResponse',
  Verdict: 'SyncOutcome',
  takePlace: 'claimSequence',
  moveOn: 'advanceSequence',
  AboutPiece: 'OperationPreview',
  createMemoryQueue: 'createMemoryOperationStore',
  withDevice: 'withSync',
  createStorageCare: 'createStorageHealth',
  madeOf: 'pageQueries',
  forBundle: 'forDownload',
  lastWords: 'offlineFallbackPage',
  Served: 'Route',
  Refusal: 'ShopError',
  REASONS: 'ERROR_CODES',
  nobody: 'anonymousContext',
  ProductShelf: 'ProductStore',
  SkuShelf: 'SkuStore',
  createShopReader: 'createCatalogReader',
  ShopWindow: 'StorefrontContent',
  KeptShop: 'InstalledCatalog',
  TakingShop: 'CatalogDownload',
  Kept: 'a noun for what is stored',
  keptHere: 'storageUsage',
  forgetPerson: 'clearPersonalData',
  stayHere: 'blockExternalNavigation',
  useKeeper: 'useDraftWriter',
  homeward: 'KioskReset',
  goHome: 'kioskReset',
  beginTurn: 'startVisit',
  Moment: 'UpdateMoment, or DateTime',
  Asked: '…Input or …Request',
  Wanted: '…Request',
  Found: '…Result',
  Told: '…Result',
  Taken: '…Result',
  NotNow: 'RetryLater',
  scoreboard: 'scorer',
  principal: 'shopper',
  Principal: 'Shopper',
  ensurePrincipal: 'ensureShopper',
  findPrincipal: 'findSession',
  principalOf: 'shopperOf',
}

/** Old names of files, without their endings. */
const OLD_STEMS: Readonly<Record<string, string>> = {
  place: 'storefront',
  'place-of-row': 'storefront-of-row',
  'wish-heart': 'wishlist-button',
  pump: 'sync-scheduler',
  judge: 'classify-response',
  about: 'operation-preview',
  'memory-queue': 'memory-operation-store',
  device: 'sync-client',
  'storage-care': 'storage-health',
  'last-words': 'offline-fallback-page',
  kept: 'lru-cache',
  'kept-here': 'storage-usage',
  'kept-names': 'storage-keys',
  'left-behind': 'pending-sign-out',
  leaving: 'pending-sign-out',
  'forget-person': 'clear-personal-data',
  leave: 'external-navigation',
  rest: 'debounce-operations, or wait-until-visible',
  flush: 'before-unload-tasks',
  'use-keeper': 'use-draft-writer',
  'update-moment': 'update-policy',
  moment: 'date-time',
  polite: 'role="status" where it is written',
  framed: 'shop-layout-context',
  'slim-page': 'minimal-layout',
  found: 'search-loader',
  shelf: 'category-loader',
  shelves: 'read-model',
  arrived: 'incoming-request',
  meanings: 'query-expansion',
  scoreboard: 'scorer',
  codes: 'sku-lookup',
  'tell-back': 'back-in-stock-mail',
  'taken-products': 'offline-package',
  'taken-shop': 'offline-package',
  till: 'payment-page',
  row: 'fault-case',
  people: 'fixtures',
  witness: 'check-ledger',
}

/** A comment names its subject (client, server, worker, user) in place of these; see CONTRIBUTING.md. */
const NOT_IN_COMMENTS = [
  'nobody',
  'somebody',
  'anybody',
  'everybody',
  'whoever',
  'what waits',
  'taken along',
  'of its own accord',
  'tunnel',
  'anew',
  'for good',
  'for ever',
]

const OLD_FOLDERS: Readonly<Record<string, string>> = {
  bag: 'cart',
  bundle: 'offline-catalog',
  'take-along': 'offline-catalog',
  shelves: 'read-model',
  data: 'api, sync, queries, drafts, preferences or offline-catalog',
}

const files = ['src', 'sw', 'server', 'demo-shop', 'scripts', 'tests'].flatMap((top) =>
  (readdirSync(join(ROOT, top), { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !/\.gen\.ts$|\.d\.ts$/.test(name))
    .map((name) => join(top, name))
    .filter((file) => file !== 'tests/vocabulary.test.ts'),
)

/** `src/blocks/product/price.test.ts` → `price`. */
function stemOf(file: string): string {
  return basename(file).replace(/(\.(test|spec|demo))?\.tsx?$/, '')
}

/** Old words among the identifiers of a source, each once. */
export function oldWords(source: string): string[] {
  const words = new Set(bareCode(source).match(/[A-Za-z_$][\w$]*/g))
  return [...words].filter((word) => Object.hasOwn(OLD_IDENTIFIERS, word))
}

/** Words of the list above that the comments of a source hold, each once; a phrase may be broken over two lines. */
export function oldWordsOfComments(source: string): string[] {
  const comments = [...source.matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => /^\/[/*]/.test(token))
  const prose = comments.join(' ').replaceAll(/\s*\n[\s/*]*/g, ' ')
  return NOT_IN_COMMENTS.filter((phrase) => new RegExp(`\\b${phrase}\\b`, 'i').test(prose))
}

/** Each remaining old word, with its files. */
function leftOver(wordsOf: (file: string) => readonly string[]): [word: string, files: string[]][] {
  const left = new Map<string, string[]>()
  for (const file of files)
    for (const word of wordsOf(file)) left.set(word, [...(left.get(word) ?? []), file])
  return [...left]
}

const oldIdentifiers = leftOver((file) =>
  // The drawings have their own words: a place there is a point of a garment.
  file.includes('/drawing/') ? [] : oldWords(readFileSync(join(ROOT, file), 'utf8')),
)
const oldStems = leftOver((file) => [stemOf(file)].filter((stem) => Object.hasOwn(OLD_STEMS, stem)))

const styles = (readdirSync(join(ROOT, 'src'), { recursive: true }) as string[])
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('src', name))
const oldComments = [...files, ...styles].flatMap((file) =>
  oldWordsOfComments(readFileSync(join(ROOT, file), 'utf8')).map((phrase) => `${file}: ${phrase}`),
)

/** The folder in which a stem is unique: a layer of `src`, a floor of the server, a feature, a module. */
function layerOf(file: string): string {
  return (
    (/^(src\/features|server\/modules|src|server)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file.split('/')[0]) || ''
  )
}

/** `src/ui price` for each stem that two files of a layer have; tests, part demos, routes and styles aside. */
export function usedTwice(paths: readonly string[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const file of paths) {
    const [top = ''] = file.split('/')
    if (!['src', 'server', 'demo-shop'].includes(top) || /\.(test|spec|demo)\.tsx?$/.test(file)) continue
    if (file.startsWith('src/routes/')) continue
    const name = `${layerOf(file)} ${stemOf(file)}`
    if (seen.has(name)) twice.add(name)
    seen.add(name)
  }
  return [...twice].toSorted()
}

describe('reading names', () => {
  test.each([
    ['function usePlace(): Place {}', ['usePlace', 'Place']],
    ['const a = `${wishes.length} wishes`', ['wishes']],
    ["const a = 'wishes' // wishes\n/* Place */", []],
    ['return <p>Place of wishes</p>', []],
    ['const unplaced = madeOfCloth', []],
  ])('%s', (source, words) => expect(oldWords(source)).toEqual(words))

  test.each([
    ['/** Nobody\n * asks. */ const somebody = 1', ['nobody']],
    ["const a = 'nobody' // whoever comes", ['whoever']],
    ['/**\n * The client sends what\n * waits.\n */', ['what waits']],
    ['// The user is told; a new tunnelling protocol.', []],
    ['.a { color: red } /* drawn anew */', ['anew']],
  ])('comments of %j', (source, phrases) => expect(oldWordsOfComments(source)).toEqual(phrases))

  test('a stem counts once for each file of a layer that is no test, demo or route', () => {
    expect(
      usedTwice([
        'src/ui/tag/price.ts',
        'src/ui/price.tsx',
        'src/blocks/price.tsx',
        'src/ui/tag.ts',
        'src/ui/tag.test.ts',
        'server/tag.ts',
        'server/core/tag.ts',
      ]),
    ).toEqual(['src/ui price'])
    const lists = ['src/features/cart/list.tsx', 'src/features/looks/list.tsx']
    expect(usedTwice(lists)).toEqual([])
    expect(usedTwice([...lists, 'src/features/cart/components/list.tsx'])).toEqual(['src/features/cart list'])
  })
})

test('the files are read', () => {
  expect(files.length).toBeGreaterThan(800)
  const identifiers = files.slice(0, 50).map((file) => bareCode(readFileSync(join(ROOT, file), 'utf8')))
  expect(identifiers.join(' ').match(/\bconst\b/g)?.length).toBeGreaterThan(50)
})

describe('no old word', () => {
  test('is an identifier', () => expect(oldIdentifiers).toEqual([]))

  test('is the name of a file', () => expect(oldStems).toEqual([]))

  test('is the name of a folder', () => {
    const parts = new Set(files.flatMap((file) => dirname(file).split('/')))
    expect([...parts].filter((part) => Object.hasOwn(OLD_FOLDERS, part))).toEqual([])
  })
})

test('a comment names its subject', () => {
  expect(styles.length).toBeGreaterThan(50)
  expect(oldComments).toEqual([])
})

test('each stem names one file of its layer', () => {
  expect(usedTwice(files)).toEqual([])
})
