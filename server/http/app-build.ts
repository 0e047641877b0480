import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Storefront } from '../services/route.ts'

/** Input of the built app's renderer, `src/app/entry-server.tsx`. */
interface RenderJob {
  readonly request: Request
  readonly storefront: Storefront
  readonly origin: string
  readonly pack: Readonly<Record<string, unknown>>
  readonly answer: (endpoint: AnyEndpoint, input: unknown) => Promise<Envelope<unknown>>
  /** Receives the reason why a page is an error page or could not be rendered. */
  readonly failed: (route: string, error: unknown) => void
}

/** What it renders: a page, or a redirect without HTML. */
interface RenderedPage {
  readonly status: number
  readonly location: string | undefined
  /** The `html` element, with the scripts by which the router hands over its data. */
  readonly html: string
  readonly routes: readonly string[]
}

/** The built app: its server bundle, and what every page needs of its client bundle. */
export interface App {
  /** Rejects when a part of the page could not be rendered. */
  renderPage(job: RenderJob): Promise<RenderedPage>
  /** Chunks that a page with these routes needs, each after those it imports. */
  chunksFor(routeIds: readonly string[]): readonly string[]
  /** Stylesheets of these chunks (decision 0078); none where modules load theirs. */
  stylesFor(chunks: readonly string[]): readonly Stylesheet[]
  /** The document without a page: the app renders one into it. */
  readonly shell: string
  /** The English that ships with the app, as `/lang/getLang` answers it. */
  readonly english: Readonly<Record<string, unknown>>
  /** Folder of the client build. */
  readonly folder: string
}

export interface Stylesheet {
  readonly href: string
  readonly css: string
}

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

interface Build {
  readonly manifest: Readonly<Record<string, Chunk>>
  readonly entry: Chunk
  readonly routes: ReadonlyMap<string, string>
}

/** Loads the build in `dist`; throws when there is none. */
export async function loadApp(dist: string): Promise<App> {
  const manifestFile = join(dist, 'client/.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new RangeError(`${dist} holds no build of the app (npm run build)`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const routes = readRoutes(dist)
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new RangeError(`${manifestFile} names no entry`)
  const sheets = readSheets(chunks, join(dist, 'client'))
  const bundle = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Pick<
    App,
    'renderPage'
  >
  return {
    renderPage: bundle.renderPage,
    chunksFor: (routeIds) => chunksFor({ manifest, entry, routes }, routeIds),
    stylesFor: (files) => [...new Set(files.flatMap((file) => sheets.get(file) ?? []))],
    shell: readFileSync(join(dist, 'client/app-shell.html'), 'utf8'),
    english: JSON.parse(readFileSync(join(dist, 'english.json'), 'utf8')) as App['english'],
    folder: join(dist, 'client'),
  }
}

/** The stylesheets of each chunk, by its address. */
function readSheets(chunks: readonly Chunk[], folder: string): ReadonlyMap<string, readonly Stylesheet[]> {
  const read = new Map<string, Stylesheet>()
  const sheetOf = (file: string): Stylesheet => {
    const known = read.get(file) ?? { href: `/${file}`, css: readFileSync(join(folder, file), 'utf8') }
    read.set(file, known)
    return known
  }
  return new Map(chunks.map(({ file, css = [] }) => [`/${file}`, css.map(sheetOf)]))
}

/** The file of each route's component, by the plain name of the route. */
function readRoutes(dist: string): ReadonlyMap<string, string> {
  const files = JSON.parse(readFileSync(join(dist, 'client/.vite/routes.json'), 'utf8')) as Record<
    string,
    string
  >
  return new Map(Object.entries(files).map(([route, file]) => [plainName(route), file]))
}

/** The chunks of the routes' components, the entry, and their imports; each after what it imports. */
function chunksFor({ manifest, entry, routes }: Build, routeIds: readonly string[]): string[] {
  const wanted = new Set(routeIds.map((id) => routes.get(plainName(id))))
  const seen = new Set<Chunk>()
  const files: string[] = []
  const follow = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports ?? []) if (manifest[name]) follow(manifest[name])
    files.push(`/${chunk.file}`)
  }
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? [])
  const shown = Object.values(manifest).filter(({ file }) => wanted.has(file))
  for (const chunk of [...imported, ...shown, entry]) follow(chunk)
  return files
}

/**
 * `/_shop/products/$product` and `_shop/products.$product` are one route; so are `/_shop/` and `_shop/index`. A dot of the
 * address is `[.]` in the name of a file.
 */
function plainName(route: string): string {
  return route
    .replaceAll('[.]', '.')
    .replaceAll('.', '/')
    .replace(/^\//, '')
    .replace(/(^|\/)$/, '$1index')
}
