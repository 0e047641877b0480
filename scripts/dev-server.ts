import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type MiddlewareHandler } from 'hono'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { createApp } from '../server/app.ts'
import type { App } from '../server/http/app-build.ts'
import { CONTENT } from '../server/services/revisions.ts'
import type { Services } from '../server/services/services.ts'
import { main } from '../server/start.ts'
import { APP, isBuilt } from './stamp.ts'
import { PAGE_GROUPS } from '../src/contract/catalog/navigation.contract.ts'
import { compileTexts } from './texts/texts.ts'
import { DIST, ROOT } from './project-root.ts'

/** The same server as `npm start`, with the app read from source by Vite instead of from its build. */

const ENTRY = '/@shop'
const FINISH_WITHIN_MS = 300

function fromSource(services: Services): Hono {
  // Not awaited: a page that Vite reloads after a restart must find the server open.
  const vite = createServer({
    root: ROOT,
    // Bundled to a temporary file, the settings would look changed to `node --watch`.
    configLoader: 'native',
    plugins: [development],
    define: { VANDA_ENGLISH_VERSION: JSON.stringify(services.texts.version('en')) },
    server: { middlewareMode: true, cors: false, hmr: { port: services.env.PORT + 2 } },
  })
  // Without this, a page rendered before an edit would be served from the cache.
  void vite.then(({ watcher }) => watcher.on('change', () => services.catalogue.revisions.change([CONTENT])))
  const shop = new Hono()
  shop.use('*', throughVite(vite), policyForVite)
  shop.route('/', createApp(services, appFrom(vite, services)))
  return shop
}

const SHELL = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vanda</title></head><body><script type="module" src="${ENTRY}"></script></body></html>`

function appFrom(vite: Promise<ViteDevServer>, { texts }: Services): App {
  return {
    async renderPage(job) {
      const server = await vite
      try {
        const { renderPage } = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as Pick<
          App,
          'renderPage'
        >
        return await renderPage(job)
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error)
        throw error
      }
    },
    chunksFor: () => [ENTRY],
    // Vite loads the styles with the modules that import them.
    stylesFor: () => [],
    shell: SHELL,
    english: texts.pack('en', PAGE_GROUPS),
    folder: join(ROOT, 'public'),
  }
}

/** Vite answers modules of the app; unknown paths go to the shop. */
function throughVite(vite: Promise<ViteDevServer>): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const { middlewares } = await vite
    const { incoming, outgoing } = c.env
    const answered = await new Promise<boolean>((resolve, reject) => {
      outgoing.once('close', () => resolve(true))
      middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(false)))
    })
    return answered ? RESPONSE_ALREADY_SENT : next()
  }
}

/** Vite has its own socket, and polls from its own worker whether the server is back. */
const policyForVite: MiddlewareHandler = async (c, next) => {
  await next()
  const policy = c.res.headers.get('content-security-policy')
  if (!policy) return
  c.header(
    'content-security-policy',
    policy
      .replace("connect-src 'self'", "connect-src 'self' ws:")
      .replace("worker-src 'self'", "worker-src 'self' blob:"),
  )
}

/** A worker that `npm start` installed on this address would keep showing its build: this one removes it. */
const NO_WORKER = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(leave()))
  async function leave() {
    await registration.unregister()
    const kept = await caches.keys()
    if (kept.length === 0) return
    for (const name of kept) await caches.delete(name)
    for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)
  }`

const MODULES: Readonly<Record<string, string>> = {
  [ENTRY]:
    "import '/@vite/client'; import '@vitejs/plugin-react/preamble'; import '/src/app/entry-client.tsx'",
  '/sw.js': NO_WORKER,
}

const development: Plugin = {
  name: 'vanda-development',
  enforce: 'pre',
  config(config) {
    // The build bundles its packages; from source Node loads packages itself, if it can read them.
    config.ssr = { ...config.ssr, noExternal: ['workbox-window'] }
  },
  resolveId: (id) => (id in MODULES ? id : undefined),
  load: (id) => MODULES[id],
}

// During development no request is worth ten seconds of waiting (server/start.ts).
process.on('SIGTERM', () => setTimeout(() => process.exit(0), FINISH_WITHIN_MS))
// These texts also belong to the build, so texts from other sources are compiled again.
if (!isBuilt(APP)) rmSync(APP.stamp, { force: true })
await compileTexts(ROOT, join(DIST, 'texts'))
await main(async () => fromSource)
