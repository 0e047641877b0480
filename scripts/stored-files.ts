import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORED_FILES } from '../src/contract/stored-files.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Writes the scripts and sheets of the client build that a first visit does not load as one file, for the worker's first
 * installation (decision 0163). What every page loads is left out: the
 * browser has it.
 */
export function writeStoredFiles(client: string): void {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const loaded = loadedByEveryPage(manifest)
  const paths = readdirSync(join(client, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `assets/${name}`)
    .filter((path) => !loaded.has(path))
  const texts = Object.fromEntries(
    paths.map((path) => [`/${path}`, readFileSync(join(client, path), 'utf8')]),
  )
  writeFileSync(join(client, STORED_FILES), JSON.stringify(texts))
}

/** The entry and what it imports, each with its sheets. */
function loadedByEveryPage(manifest: Readonly<Record<string, Chunk>>): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const name of chunk.imports ?? []) add(manifest[name])
  }
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) add(chunk)
  if (files.size === 0) throw new RangeError('the client build has no entry')
  return files
}
