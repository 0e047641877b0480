import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/project-root.ts'

const PARTS = ['src', 'sw', 'server', 'demo', 'scripts', 'public', 'dist']
const FILES = [
  'app-shell.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

export interface SecondBuild {
  readonly folder: string
  /** Deletes the chunks of the previous build, as an operator who keeps none. */
  forgetOldChunks(): void
  remove(): void
}

/**
 * The app after the next release: version 2, a newer device database, and a mark on the document. The same script
 * builds it beside the first one, which keeps the first one's chunks.
 */
export function aSecondBuild(): SecondBuild {
  const folder = mkdtempSync(join(tmpdir(), 'vanda-second-'))
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  for (const file of FILES) cpSync(join(ROOT, file), join(folder, file))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  edit(join(folder, 'src/contract/app-version.ts'), 'APP_VERSION = 1', 'APP_VERSION = 2')
  edit(
    join(folder, 'src/sync/outbox/sync-db.ts'),
    '  return db\n',
    "  db.version(99).stores({ later: 'id' })\n  return db\n",
  )
  edit(
    join(folder, 'src/app/entry-client.tsx'),
    'guardChunks()\n',
    "guardChunks()\ndocument.documentElement.dataset['build'] = 'two'\n",
  )
  const built = spawnSync(join(ROOT, 'node_modules/.bin/node'), ['scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (built.status !== 0 || !existsSync(join(folder, 'dist/stamp')))
    throw new Error(`the second build failed: ${built.stderr}`)
  return {
    folder,
    forgetOldChunks: () => rmSync(join(folder, 'dist/kept'), { recursive: true, force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function edit(path: string, what: string, by: string): void {
  const before = readFileSync(path, 'utf8')
  if (!before.includes(what)) throw new Error(`${path} has no '${what.trim()}'`)
  writeFileSync(path, before.replace(what, by))
}
