import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Server } from 'node:http'
import { createApp } from './app.ts'
import { isStorageFull } from './db/storage-full.ts'
import { DatabaseRefused } from './db/refused.ts'
import { DIST_FOLDER } from './core/dist-folder.ts'
import { BadSettings, readEnv } from './core/env.ts'
import { loadApp } from './http/app-build.ts'
import { openServices } from './open-services.ts'
import { followEmptySearches } from './modules/catalog/empty-searches.ts'
import { followCatalogue } from './modules/catalog/follow.ts'
import { prepareSearches } from './modules/catalog/search-indexes.ts'
import { JOBS } from './jobs.ts'
import { startJobs } from './queue/run-jobs.ts'
import { insecureHosts } from './http/request/insecure-hosts.ts'
import { warmPictures } from './modules/media/warm.ts'
import type { Services } from './services/services.ts'
import { HTTP_OPTIONS } from './http/request/http-options.ts'

/** Composes the server once its services are open. */
export type ShopMaker = (services: Services) => Hono

const FINISH_WITHIN_MS = 10_000

/**
 * Runs the server until SIGTERM or SIGINT; a wrong setting or database ends it with one clear line. The app comes from
 * its build unless another source is given (`npm run dev`).
 */
export async function main(prepare: () => Promise<ShopMaker> = fromBuild): Promise<void> {
  try {
    await run(prepare)
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`)
    process.exitCode = 1
  }
}

/**
 * One line for an error that the operator can correct: a setting, the database, the disk, a port; a stack for the rest.
 */
function describeStartFailure(error: unknown): string {
  if (error instanceof BadSettings || error instanceof DatabaseRefused) return error.message
  if (isStorageFull(error)) return `The data folder is full or cannot be written: ${(error as Error).message}`
  const { syscall, message, stack } = error as NodeJS.ErrnoException
  return syscall === undefined ? String(stack) : `Vanda cannot start: ${message}`
}

async function fromBuild(): Promise<ShopMaker> {
  const build = await loadApp(DIST_FOLDER)
  return (services) => createApp(services, build)
}

async function run(prepare: () => Promise<ShopMaker>): Promise<void> {
  const env = readEnv(process.env)
  const shopOf = await prepare()
  const { services, failed, close } = await openServices(env)
  const app = await makeOrClose(() => shopOf(services), close)
  const ending = new AbortController()
  const listening = { fetch: app.fetch, port: env.PORT, hostname: env.HOST, serverOptions: HTTP_OPTIONS }
  const server = serve(listening, (address) => {
    process.stdout.write(`Vanda is open at ${env.publicUrl} (port ${address.port})\n`)
    for (const warning of insecureHosts(env)) process.stdout.write(`${warning}\n`)
  }) as Server
  server.on('error', (error) => {
    process.stderr.write(`${env.HOST}:${env.PORT} cannot be opened: ${error.message}\n`)
    process.exit(1)
  })
  void prepareSearch(services)
  const jobs = Promise.all([
    startJobs(services, JOBS, ending.signal),
    followCatalogue(services, ending.signal),
    followEmptySearches(services, ending.signal),
    env.WARM_PICTURES !== 'off' ? warm(services, ending.signal) : undefined,
  ])

  const end = () => {
    if (ending.signal.aborted) return
    ending.abort()
    finish(server)
      .then(() => jobs)
      .then(close)
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        services.log.error('end.failed', { error })
        process.exit(1)
      })
  }
  // Calls in progress get their error. The database stays as it is: the next start checks its log (decision 0077).
  void failed.then(async (error) => {
    services.log.error('database.failed', { error })
    ending.abort()
    await finish(server)
    process.exit(1)
  })
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** Before its index is complete, a search waits for it, and a failed build is tried again by the next search. */
async function prepareSearch({ catalogue, log }: Services): Promise<void> {
  try {
    await prepareSearches(catalogue)
  } catch (error) {
    log.error('search.prepare.failed', { error })
  }
}

/** Pictures that are rendered ahead are a convenience: without them the shop stays open. */
async function warm(services: Services, signal: AbortSignal): Promise<void> {
  try {
    await warmPictures(services, signal)
  } catch (error) {
    services.log.error('picture.failed', { error })
  }
}

/** After a failed start all services are closed, or their open handles would keep the process alive. */
async function makeOrClose<T>(make: () => T, close: () => Promise<void>): Promise<T> {
  try {
    return make()
  } catch (error) {
    await close()
    throw error
  }
}

/** Accepts no new calls and lets the present ones finish (trust.md R20). */
function finish(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
