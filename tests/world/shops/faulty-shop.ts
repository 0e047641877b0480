import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aFaultProxy, type FaultProxy } from '../faults/fault-proxy.ts'
import { aRunningShop, type RunningShop } from './running-shop.ts'
import { installRecorder } from '../faults/write-recorder.ts'

/** A running server behind a network that can fail. Browsers connect to `url`. */
export interface FaultyShop {
  readonly url: string
  readonly shop: RunningShop
  readonly net: FaultProxy
  /** The next queued call kills the server when all of its transaction but the commit is done. */
  dieBeforeCommit(): void
  close(): Promise<void>
}

export async function aFaultyShop(
  env: Readonly<Record<string, string>> = {},
  entry = 'tests/faults-server/shop-child.ts',
): Promise<FaultyShop> {
  const net = await aFaultProxy()
  const failpoint = join(tmpdir(), `vanda-failpoint-${net.port}`)
  const shop = await aRunningShop({ PUBLIC_URL: net.url, FAILPOINT: failpoint, ...env }, entry)
  installRecorder(shop.dataDir)
  net.target = shop.port
  return {
    url: net.url,
    shop,
    net,
    dieBeforeCommit: () => writeFileSync(failpoint, ''),
    async close() {
      await net.close()
      await shop.close()
      if (existsSync(failpoint)) rmSync(failpoint)
    },
  }
}
