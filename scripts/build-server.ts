import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { DIST, ROOT } from './project-root.ts'

/** Packages with native code, and those that are imported on first use: Node loads them itself. */
const EXTERNAL = [
  '@node-rs/argon2',
  'sharp',
  'pg',
  'stripe',
  'nodemailer',
  'web-push',
  '@simplewebauthn/server',
]

const MIGRATIONS = 'server/db/migrations'

/** Bundles the server and the entries of its child processes into `dist/node`. */
export async function buildServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownFiles],
    build: {
      ssr: true,
      outDir: join(DIST, 'node'),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { main: 'server/main.ts', ...migrations() },
        // A call whose result is unused is dropped as without effect, also where its error is the answer: without
        // `decodeURIComponent` in a `try`, every address could be read. Sources and bundle behave alike.
        treeshake: false,
        output: { chunkFileNames: '[name]-[hash].js', comments: false, minify: false },
      },
    },
    ssr: { noExternal: true, external: EXTERNAL },
  })
}

/** The server finds its migrations by reading a folder: `dist/node/migrations`, one file each. */
function migrations(): Record<string, string> {
  const names = readdirSync(join(ROOT, MIGRATIONS)).map((file) => basename(file, '.ts'))
  return Object.fromEntries(names.map((name) => [`migrations/${name}`, `${MIGRATIONS}/${name}.ts`]))
}

const OWN_MODULE = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g

/** A module that is started or imported by its URL becomes a file of its own, beside the bundle and with its name. */
const ownFiles: Plugin = {
  name: 'vanda-own-files',
  enforce: 'pre',
  transform: {
    filter: { code: OWN_MODULE },
    handler(code, id) {
      return code.replaceAll(OWN_MODULE, (_, path: string) => {
        const fileName = `${basename(path, '.ts')}.js`
        this.emitFile({ type: 'chunk', id: join(dirname(id), path), fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
    },
  },
}
