import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sameText } from '../../../core/digest.ts'
import { SILENT, type Log } from '../../../core/log.ts'
import type { Language } from '#domain/region/language.ts'
import type { Say } from '#domain/region/say.ts'
import { SITES, type Site } from '#domain/region/sites.ts'
import { endServer, listen } from '../../sandbox-server.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { sandboxClient } from './client.ts'
import { openLedger } from './ledger.ts'
import { startNotices } from './sandbox-notices.ts'
import { sandboxApp } from './pages-server.ts'

export interface SandboxOptions {
  readonly dataDir: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host?: string
  /** Public address of the shop: the browser returns there, or to the same host with a site's prefix. */
  readonly shopUrl: string
  /** Where notices go when the public address cannot be reached from here; `shopUrl` without it. */
  readonly noticeUrl?: string
  /** Shared with the server; further secrets stay valid while the first replaces them. */
  readonly secret: string | readonly [string, ...string[]]
  readonly now: () => number
  /** Texts of its pages in a language. */
  readonly sayIn: (language: Language) => Say
  readonly log?: Log
}

export interface Sandbox {
  readonly provider: PaymentProvider
  readonly url: string
  close(): Promise<void>
}

/**
 * The local payment provider: its own page on its own port, its own storage, signed notices. Rejects when the port is
 * taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataDir, port, host = '127.0.0.1', shopUrl, now, log = SILENT } = options
  const [secret, ...older] = typeof options.secret === 'string' ? [options.secret] : options.secret
  const ledger = openLedger(join(dataDir, 'sandbox.sqlite'))
  const app = sandboxApp({
    ledger,
    now,
    log,
    sayIn: options.sayIn,
    shopOrigins: originsOf(shopUrl),
    isShop: (given) => sameText(given ?? '', `Bearer ${secret}`),
  })
  const server = await listen(app.fetch, host, port).catch((error: unknown) => {
    ledger.close()
    throw error
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const noticeUrl = `${options.noticeUrl ?? shopUrl}/api/payment/notice/sandbox`
  const notices = startNotices({ ledger, noticeUrl, secret, now, log })
  return {
    provider: sandboxClient(url, [secret, ...older]),
    url,
    async close() {
      await notices.stop()
      await endServer(server)
      ledger.close()
    },
  }
}

function originsOf(shopUrl: string): string[] {
  const { protocol, host } = new URL(shopUrl)
  return (Object.keys(SITES) as Site[]).map((site) => `${protocol}//${SITES[site].hostPrefix}${host}`)
}
