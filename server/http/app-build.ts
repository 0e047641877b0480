import { existsSync, readFileSync } from 'node:fs'
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
  readonly preloads: readonly string[]
  readonly styles: string
  /** Folder of the client build. */
  readonly folder: string
}

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

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
    preloads: (entry.imports ?? []).flatMap((name) => (manifest[name] ? [`/${manifest[name].file}`] : [])),
    styles: [...new Set([...(entry.css ?? []), ...sheets])]
      .map((file) => readFileSync(join(dist, 'client', file), 'utf8'))
      .join(''),
    folder: join(dist, 'client'),
  }
}
