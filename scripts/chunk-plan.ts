import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** What a visit loads as one. */
interface Part {
  readonly name: string
  /** Whether an address opens it, not a press or a state of a page. */
  readonly isPage: boolean
}

/** Of every page: the entry, and the frame around nearly every page. */
const EVERYWHERE: Part = { name: 'shop', isPage: true }
const FRAME = /\/src\/routes\/_shop\.tsx\?/

/** Modules of packages that few pages use, although the package's index, which every page imports, names them, too. */
const OF_PACKAGES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['listing', /\/(queriesObserver|useQueries|useSuspenseQueries)\.js$/],
  ['product', /\/(infiniteQueryObserver|useInfiniteQuery)\.js$/],
  // With the first picture of a code: a member's card, a tablet's bag.
  ['codes', /\/node_modules\/(uqr|jsbarcode)\/|\/src\/blocks\/codes\/[\w-]+\.tsx?$/],
]

export function partOfPackage(id: string): string | undefined {
  return OF_PACKAGES.find(([, modules]) => modules.test(id))?.[0]
}

/** Most first visits open one: what it shares with another page costs less in the chunk of every page than as a file. */
const CATALOGUE: ReadonlySet<string> = new Set(['home', 'listing', 'product'])

/** What more pages share is one chunk: a chunk for each set of them would be a hundred files. */
const MOST_PAGES = 3

/**
 * Names the chunk of a module by the pages that reach it through static imports, so that a page loads little that it does
 * not use (decision 0079); null leaves it to the bundler.
 */
export function chunkNames(): (id: string, graph: Graph) => string | null {
  let parts: ReadonlyMap<string, ReadonlySet<Part>> | undefined
  return (id, graph) => {
    parts ??= readParts(entryOf(id, graph), graph)
    if (startsApp(id, graph)) return null
    const name = partOfPackage(id) ?? nameOf([...(parts.get(id) ?? [])])
    // What opens no database must load none.
    return name !== EVERYWHERE.name && opensDatabase(id, graph) ? `${name}-data` : name
  }
}

function nameOf(parts: readonly Part[]): string {
  const names = (some: readonly Part[]) => some.map(({ name }) => name).toSorted()
  if (parts.includes(EVERYWHERE)) return EVERYWHERE.name
  const pages = parts.filter(({ isPage }) => isPage)
  if (pages.length > 1 && pages.some(({ name }) => CATALOGUE.has(name))) return EVERYWHERE.name
  if (pages.length > MOST_PAGES) return 'pages'
  // What parts that a press opens use, too, they load without the rest of the page.
  if (pages.length === 1 && parts.length > 1) return `${names(pages)[0]}-later`
  if (pages.length > 0) return names(pages).join('-')
  return parts.length > 2 ? 'later' : names(parts).join('-')
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

function readParts(entry: string, graph: Graph): ReadonlyMap<string, ReadonlySet<Part>> {
  const parts = new Map<string, Set<Part>>()
  const named = new Map<string, Part>()
  const openers = new Set([entry])
  for (const opener of openers) {
    const opened = opener === entry || FRAME.test(opener) ? EVERYWHERE : partOpenedBy(opener)
    const part = named.get(opened.name) ?? opened
    named.set(part.name, part)
    for (const id of reachedFrom(opener, graph)) {
      parts.set(id, (parts.get(id) ?? new Set()).add(part))
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) openers.add(later)
    }
  }
  return parts
}

/** A page is named by its route's `staticData`; any other module that is opened later is a part of its own. */
function partOpenedBy(id: string): Part {
  const [file = ''] = id.split('?')
  const page = file.includes('/src/routes/') && /\bpart: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1]
  return page
    ? { name: page, isPage: true }
    : { name: /([\w-]+)\.\w+$/.exec(file)?.[1] ?? file, isPage: false }
}
