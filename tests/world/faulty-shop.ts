import { aFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { aRunningShop, type RunningShop } from './running-shop.ts'

/** A running shop behind a network that can fail. People come in by `url`. */
export interface FaultyShop {
  readonly url: string
  readonly shop: RunningShop
  readonly net: FaultProxy
  close(): Promise<void>
}

export async function aFaultyShop(env: Readonly<Record<string, string>> = {}): Promise<FaultyShop> {
  const net = await aFaultProxy()
  const shop = await aRunningShop({ PUBLIC_URL: net.url, ...env })
  net.target = shop.port
  return {
    url: net.url,
    shop,
    net,
    async close() {
      await net.close()
      await shop.close()
    },
  }
}
