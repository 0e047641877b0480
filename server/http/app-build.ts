import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Place } from './served.ts'

/** What the built app is asked for; `src/app/entry-server.tsx` answers it. */
export interface RenderJob {
  readonly request: Request
  readonly place: Place
  readonly origin: string
  readonly pack: Readonly<Record<string, unknown>>
  readonly answer: (endpoint: AnyEndpoint, input: unknown) => Promise<Envelope<unknown>>
}

/** The built app: its server bundle, and what every page needs of its client bundle. */
export interface App {
  renderPage(job: RenderJob): Promise<Response>
  /** Address of the client's entry module. */
  readonly entry: string
  /** Chunks that a page made of these routes will ask for. */
  preloadsFor(routeIds: readonly string[]): readonly string[]
  readonly styles: string
  /** The faces every page is set in; asked for at once, so that lines do not move when they come. */
  readonly fonts: readonly string[]
  /** Folder of the client build. */
  readonly folder: string
}

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly src?: string
}

/** Said before anything else, so that no order of chunks can turn the layers round (src/styles/layers.css). */
const FIRST_FACES = /^instrument-(sans-latin-wght|serif-latin-400)-normal-.*\.woff2$/

const LAYERS = '@layer reset, tokens, base, ui, blocks, screens;'

/** Loads the build in `dist`; throws when there is none. */
export async function loadApp(dist: string): Promise<App> {
  const manifestFile = join(dist, 'client/.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new RangeError(`${dist} holds no build of the app (npm run build)`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new RangeError(`${manifestFile} names no entry`)
  const sheets = chunks.filter((chunk) => chunk.file.endsWith('.css')).map((chunk) => chunk.file)
  const bundle = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Pick<
    App,
    'renderPage'
  >
  return {
    renderPage: bundle.renderPage,
    entry: `/${entry.file}`,
    preloadsFor: (routeIds) => preloadsFor(manifest, entry, routeIds),
    styles:
      LAYERS +
      [...new Set([...(entry.css ?? []), ...sheets])]
        .map((file) => readFileSync(join(dist, 'client', file), 'utf8'))
        .join(''),
    fonts: readdirSync(join(dist, 'client/assets'))
      .filter((file) => FIRST_FACES.test(file))
      .map((file) => `/assets/${file}`),
    folder: join(dist, 'client'),
  }
}

const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

/** The entry's own imports and the split component of each route, with what those import. */
function preloadsFor(
  manifest: Readonly<Record<string, Chunk>>,
  entry: Chunk,
  routeIds: readonly string[],
): string[] {
  const wanted = new Set(routeIds.map(plainName))
  const routes = Object.values(manifest).filter(({ src = '' }) => {
    const file = SPLIT_ROUTE.exec(src)?.[1]
    return file !== undefined && wanted.has(plainName(file))
  })
  const files = new Set<string>()
  const follow = (chunk: Chunk): void => {
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const name of chunk.imports ?? []) if (manifest[name]) follow(manifest[name])
  }
  for (const chunk of [entry, ...routes]) follow(chunk)
  files.delete(entry.file)
  return [...files].map((file) => `/${file}`)
}

/** `/_shop/products/$product` and `_shop/products.$product` are one route; so are `/_shop/` and `_shop/index`. */
function plainName(route: string): string {
  return route
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/|\/$/g, '')
}
