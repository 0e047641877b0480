import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src',
  'sw',
  'public',
  'server/core/shop-error.ts',
  'server/http/page-start.ts',
  'scripts/style-pieces.ts',
  'app-shell.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

/** A hash of all inputs of the build: same stamp, same build. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(join(root, source))) {
      if (/\.test\.tsx?$|\.demo\.tsx$|\.gen\.ts$/.test(file)) continue
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
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
