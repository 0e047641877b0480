import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, ROOT } from './project-root.ts'

/** A part of `dist`, with all inputs of its build. */
export interface BuiltPart {
  /** Where the stamp of its last build lies. */
  readonly stamp: string
  readonly sources: readonly string[]
}

/** The app for the browser and for rendering on the server. */
export const APP: BuiltPart = {
  stamp: join(DIST, 'stamp'),
  sources: [
    'src',
    'sw',
    'public',
    'server/core/refusals',
    'server/core/shop-error.ts',
    'scripts/font-subsets.ts',
    'app-shell.html',
    'vite.config.ts',
    'scripts/app-shell.ts',
    'scripts/chunk-plan.ts',
    'scripts/route-chunks.ts',
    'lingui.config.ts',
    'package-lock.json',
  ],
}

/** The server itself, which `npm start` runs. */
export const SERVER: BuiltPart = {
  stamp: join(DIST, 'node/stamp'),
  sources: [
    'server',
    'demo-shop',
    'src/contract',
    'src/domain',
    'scripts/build-server.ts',
    'package.json',
    'package-lock.json',
  ],
}

/** Whether the build in `dist` is that of the present sources: same stamp, same build. */
export function isBuilt({ stamp, sources }: BuiltPart): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(sources)
}

/** Runs the build unless it is there; sources that change while it runs make it old. */
export async function buildUnlessBuilt(part: BuiltPart, build: () => Promise<void>): Promise<void> {
  if (isBuilt(part)) return
  const stamp = stampOf(part.sources)
  await build()
  writeFileSync(part.stamp, stamp)
}

function stampOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(ROOT, source))) {
      if (/\.test\.tsx?$|\.demo\.tsx$|\.gen\.ts$/.test(file)) continue
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)))
}
