import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { Context } from 'hono'
import { IMMUTABLE } from '../../core/immutable.ts'
import { KILL_WORKER } from '../request/kill-worker.ts'
import { contentPolicy, inlineScriptHashes } from '../request/security.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/**
 * Serves the client build: hashed files without expiry, the rest revalidated each time, a missing one as a real 404
 * (offline.md S7).
 */
export function createFiles(folders: readonly string[], options: { readonly killWorker?: boolean } = {}) {
  /** Existing files only, so their number is bounded. */
  const known = new Map<string, { etag: string; file: string }>()

  return async function file(c: Context): Promise<Response | undefined> {
    const path = decodeURIComponent(new URL(c.req.url).pathname)
    // One address for each file: `..` leads nowhere, and `//` cannot fill `known`.
    if (path.includes('\0') || normalize(path) !== path) return undefined
    if (path === '/sw.js' && options.killWorker) return killWorker(c)
    const found = find(path)
    const type = TYPES[extname(path)]
    if (!found || !type) return undefined
    const immutable = path.startsWith('/assets/')
    c.header('content-type', type)
    c.header('cache-control', immutable ? IMMUTABLE : 'no-cache')
    c.header('etag', found.etag)
    c.header('vary', 'Accept-Encoding')
    if (path === '/sw.js') c.header('content-security-policy', contentPolicy([]))
    if (extname(path) === '.html') c.header('content-security-policy', policyOf(found.file))
    if (c.req.header('if-none-match') === found.etag) return c.body(null, 304)
    return sendPacked(c, found.file)
  }

  function find(path: string) {
    const before = known.get(path)
    if (before) return before
    const file = folders
      .map((folder) => join(folder, path))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
    if (!file) return undefined
    const { mtimeMs, size } = statSync(file)
    const found = { file, etag: `"${mtimeMs.toString(36)}-${size.toString(36)}"` }
    known.set(path, found)
    return found
  }
}

function killWorker(c: Context): Response {
  c.header('content-type', 'text/javascript; charset=utf-8')
  c.header('cache-control', 'no-cache')
  c.header('content-security-policy', contentPolicy([]))
  return c.body(KILL_WORKER)
}

/** The shell contains a small script of its own, in case its app does not load. */
function policyOf(file: string): string {
  return contentPolicy(inlineScriptHashes(readFileSync(file, 'utf8')))
}

/** The build writes `.br` and `.gz` beside files that compress well. */
async function sendPacked(c: Context, file: string): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? ''
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(encoding) || !existsSync(file + ending)) continue
    c.header('content-encoding', encoding)
    return c.body(await readFile(file + ending))
  }
  return c.body(readFileSync(file))
}
