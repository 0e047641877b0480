import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { PAGE_GROUPS } from '../src/contract/catalog/navigation.contract.ts'
import { readTexts } from '../server/core/texts.ts'
import { compileTexts } from './texts/texts.ts'
import { fallbackTexts } from './texts/fallback-texts.ts'
import { writeStoredFiles } from './stored-files.ts'
import { buildServer } from './build-server.ts'
import { APP, buildUnlessBuilt, SERVER } from './stamp.ts'
import { DIST, ROOT } from './project-root.ts'

/** Builds the shop into `dist`: client, worker, texts, with packed copies beside what is worth packing; and the server. */

/** Chunks of earlier builds that an open page may still request (offline.md S7). */
const BUILDS_KEPT = 3

export async function buildShop(): Promise<void> {
  await buildUnlessBuilt(APP, buildApp)
  await buildUnlessBuilt(SERVER, buildServer)
}

async function buildApp(): Promise<void> {
  keepOldChunks()
  await compileTexts(ROOT, join(DIST, 'texts'))
  const texts = readTexts()
  const define = {
    VANDA_ENGLISH_VERSION: JSON.stringify(texts.version('en')),
    VANDA_FALLBACK_TEXTS: JSON.stringify(await fallbackTexts()),
  }
  await build({ root: ROOT, logLevel: 'warn', define })
  // The worker's address never changes: a renamed worker would leave installed apps without updates (offline.md V11).
  renameSync(join(DIST, 'client/main.js'), join(DIST, 'client/sw.js'))
  writeStoredFiles(join(DIST, 'client'))
  await build({ root: ROOT, logLevel: 'warn', define, build: { ssr: true } })
  // What the server need not send: see `packOf` in server/http/page-packs.ts.
  writeFileSync(join(DIST, 'english.json'), JSON.stringify(texts.pack('en', PAGE_GROUPS)))
  packFolder(join(DIST, 'client'))
}

/** Moves the chunks of the last build aside; those of the build before the last three go. */
function keepOldChunks(): void {
  const assets = join(DIST, 'client/assets')
  if (!existsSync(assets)) return
  const generations = join(DIST, 'generations')
  mkdirSync(generations, { recursive: true })
  cpSync(assets, join(generations, String(statSync(assets).mtimeMs)), { recursive: true })
  const known = readdirSync(generations).sort((a, b) => Number(b) - Number(a))
  for (const old of known.slice(BUILDS_KEPT)) rmSync(join(generations, old), { recursive: true })
  const stored = join(DIST, 'kept/assets')
  rmSync(stored, { recursive: true, force: true })
  for (const generation of known.slice(0, BUILDS_KEPT).toReversed())
    cpSync(join(generations, generation), stored, { recursive: true })
}

function packFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name)
    if (!/\.(js|css|html|svg|json)$/.test(name) || statSync(file).size < 512) continue
    const bytes = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.main) await buildShop()
