import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Every page has what the entry reaches, and the frame, which nearly every page has: small files pack badly. */
const EVERYWHERE = 'app'
const SHARED = 'shop'

/** Parts of the app that a visit loads as one, each with the modules that open it. */
const PARTS: readonly (readonly [name: string, opens: RegExp])[] = [
  [EVERYWHERE, /\/routes\/_shop\.tsx\?/],
  ['home', /\/routes\/_shop\/index\.tsx\?/],
  ['listing', /\/routes\/_shop\/(\$page|collections\.|search\.)/],
  ['product', /\/routes\/_shop\/(products\.|moreReview)/],
  ['cart', /\/routes\/cart\.tsx\?|\/cart-panel\.tsx$/],
  [
    'checkout',
    /\/routes\/(checkout|pay-|payment-)|\/(policy-text|saved-addresses|egift-form)\.tsx$|\/buy-now-calls\.ts$/,
  ],
  ['account', /\/routes\/_shop\/((user|account)\.|LogOff)/],
  ['mailed-links', /\/routes\/(_shop\/(forgotPassword|resetpwd)\.|user\.settings\.)/],
  ['codes', /\/(bars-picture|member-code-dialog)\.tsx$/],
  ['articles', /\/routes\/_shop\/([A-Z]|help\.|pages\.buy|reward\.)/],
  ['device', /\/routes\/_shop\/this-device|\/(sync-panel|offline-catalog-panel)\.tsx$/],
  ['menu', /\/mega-menu\.tsx$/],
  ['panels', /\/(menu-sheet|region-dialog|restricted-language|sign-in-notice)\.tsx$/],
  ['offers', /\/(offer-bar|install-dialog)\.tsx$|\/note-arrival\.ts$/],
  ['search', /\/(search-popup|offline-suggestions)\.tsx$|\/(search-words|text-index)\.ts$/],
  // Small parts of catalogue pages that a press or a state opens.
  [
    'choices',
    /\/(copy-image-button|filter-sheet|my-size-choice|my-size-hint|saving-search|search-help|share-dialog|share-points|watch-piece)\.tsx?$/,
  ],
  // Views of a product's pictures, each opened by a press or by a film in view.
  ['views', /\/(turn-view|film-player|together)\.tsx$/],
  ['campaigns', /\/routes\/_shop\/(activePage\.|previewPage|compare\.tsx\?)/],
  ['sizes', /\/size-guide\.tsx$|\/pages\.garment-size-guide/],
  ['kiosk', /\/kiosk-root\.tsx$|\/routes\/_shop\/(scan|take-bag)\./],
  ['scanner', /\/zxing/],
  [
    'data',
    /\/(sync-client|wishlist-cards|local-db|clear-personal-data|catalog-download|renew-push-subscription)\.ts$|\/storage-notice\.tsx$/,
  ],
]

/** Modules of packages that one part uses, although the package's index, which every page imports, names them, too. */
const OF_PACKAGES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['listing', /\/(queriesObserver|useQueries|useSuspenseQueries)\.js$/],
  ['product', /\/(infiniteQueryObserver|useInfiniteQuery)\.js$/],
  // With the first picture of a code: a member's card, a tablet's bag.
  ['codes', /\/node_modules\/(uqr|jsbarcode)\/|\/src\/blocks\/codes\/[\w-]+\.tsx?$/],
]

export function partOfPackage(id: string): string | undefined {
  return OF_PACKAGES.find(([, modules]) => modules.test(id))?.[0]
}

/** What a first visit opens: a chunk that one of these loads holds nothing that it does not use. */
const PAGES: ReadonlySet<string> = new Set(['home', 'listing', 'product', 'cart', 'menu'])

/** Most first visits. What two of them use is small, and costs less in the chunk of every page than as a file of its own. */
const MAIN_PAGES: ReadonlySet<string> = new Set(['home', 'listing', 'product'])

/** But for this, whose rules would stand in the HTML of every page. */
const WITH_RULES = /\/src\/ui\/select\//

/**
 * Names the chunk of a module by the parts that reach it through static imports
 * (decision 0079); null leaves it to the bundler.
 */
export function chunkNames(): (id: string, graph: Graph) => string | null {
  let partsOf: ReadonlyMap<string, ReadonlySet<string>> | undefined
  return (id, graph) => {
    partsOf ??= readParts(entryOf(id, graph), graph)
    if (startsApp(id, graph)) return null
    const packaged = partOfPackage(id)
    if (packaged !== undefined) return packaged
    const parts = partsOf.get(id) ?? new Set()
    const isOfMainPages = [...parts].filter((part) => MAIN_PAGES.has(part)).length > 1
    if (isOfMainPages && !WITH_RULES.test(id)) return SHARED
    const name = nameOf(parts)
    // What opens no database must load none.
    return name === 'more' && opensDatabase(id, graph) ? 'data-more' : name
  }
}

function nameOf(parts: ReadonlySet<string>): string | null {
  if (parts.has(EVERYWHERE)) return SHARED
  const [only] = parts
  if (only !== undefined && parts.size === 1) return only
  const pages = [...parts].filter((part) => PAGES.has(part)).toSorted()
  const [page] = pages
  if (page === undefined) return 'more'
  // Of their few modules a later part loads all.
  if (pages.length === 1 && (page === 'home' || page === 'menu')) return page
  return pages.length === 1 ? `${page}-more` : pages.join('-')
}

/** The document and its script, which runs after all chunks of its page. */
function startsApp(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id)
  return (
    info?.isEntry === true || info?.importers.some((above) => graph.getModuleInfo(above)?.isEntry) === true
  )
}

function opensDatabase(id: string, graph: Graph): boolean {
  return [...reachedFrom(id, graph)].some((at) => at.includes('/node_modules/dexie/'))
}

/** A module and all that it imports statically, directly or not. */
function reachedFrom(id: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set([id])
  for (const at of reached)
    for (const imported of graph.getModuleInfo(at)?.importedIds ?? []) reached.add(imported)
  return reached
}

/** The document's entry, which no module imports. */
function entryOf(id: string, graph: Graph): string {
  const above = new Set([id])
  for (const at of above) {
    const info = graph.getModuleInfo(at)
    if (info?.isEntry) return at
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])])
      above.add(importer)
  }
  throw new RangeError(`${id} is reached from no entry`)
}

function readParts(entry: string, graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>()
  const openers = new Set([entry])
  for (const opener of openers) {
    const part = opener === entry ? EVERYWHERE : partOpenedBy(opener)
    for (const id of reachedFrom(opener, graph)) {
      parts.set(id, (parts.get(id) ?? new Set()).add(part))
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) openers.add(later)
    }
  }
  return parts
}

/** A chunk that no part names is a part of its own. */
function partOpenedBy(id: string): string {
  const known = PARTS.find(([, opens]) => opens.test(id))
  return known ? known[0] : (/([\w-]+)\.\w+(\?|$)/.exec(id)?.[1] ?? id)
}
