import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { createApp } from '#server/app.ts'
import type { Engine, StoreOptions } from '#server/db/open.ts'
import { readEnv } from '#server/core/env.ts'
import { HTTP_OPTIONS } from '#server/http/request/http-options.ts'
import { openServices } from '#server/open-services.ts'
import type { Services } from '#server/services/services.ts'
import { aDatabaseLocation, removeDatabase } from './engines.ts'
import { freePort } from '../../../scripts/processes/free-port.ts'
import { FILLED_PRODUCTS, templateFor } from './templates.ts'

export interface Shop {
  readonly url: string
  readonly services: Services
  /** The server's clock; tests set it. */
  readonly clock: { now: number }
  /** Resolves when its database has failed. */
  readonly failed: Promise<Error>
  close(): Promise<void>
}

interface ShopOptions {
  readonly products?: number
  readonly env?: Readonly<Record<string, string>>
  /** Composes the server; without it there are calls and no pages. */
  readonly make?: (services: Services) => Hono
  /** Other limits of connections than the server's own. */
  readonly http?: Partial<Record<keyof typeof HTTP_OPTIONS, number>>
  /** SQLite's log, instead of the file. */
  readonly openLog?: StoreOptions['openLog']
}

/** A whole server over real HTTP on a fresh database of this engine, with a small demo catalogue. */
export async function aShop(
  engine: Engine,
  {
    products = FILLED_PRODUCTS,
    env: given = {},
    make = (services) => createApp(services, undefined),
    openLog,
    http = {},
  }: ShopOptions = {},
): Promise<Shop> {
  const location = await aDatabaseLocation(engine, templateFor(products))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const env = readEnv({
    ...location,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SOCIAL_SANDBOX: 'off',
    DEMO_PRODUCTS: String(products),
    LOG: 'off',
    RATE_LIMITS: 'off',
    ...given,
  })
  const clock = { now: Date.now() }
  const opened = await openServices(env, () => clock.now, { openLog })
  const app = make(opened.services)
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = { fetch: app.fetch, port, hostname: '127.0.0.1' }
    const started = serve({ ...listening, serverOptions: { ...HTTP_OPTIONS, ...http } }, () =>
      resolve(started as Server),
    )
    started.once('error', reject)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    services: opened.services,
    clock,
    failed: opened.failed,
    async close() {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      await opened.close()
      await removeDatabase(location)
    },
  }
}
