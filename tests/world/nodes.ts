import { aFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { aRunningShop, type RunningShop } from './running-shop.ts'
import { aTestClient, type TestClient } from './test-client.ts'

/** Several processes of one shop on one PostgreSQL database, behind a balancer that gives each request to the next. */
export interface Nodes {
  readonly balancer: FaultProxy
  readonly each: readonly [RunningShop, RunningShop, ...RunningShop[]]
  close(): Promise<void>
}

/** Starts them at the same moment, as a roll-out does; each has a data folder of its own. */
export async function someNodes(count: 2 | 3, env: Readonly<Record<string, string>>): Promise<Nodes> {
  const balancer = await aFaultProxy()
  const own = { ALLOWED_HOSTS: `localhost:${balancer.port}`, ...env }
  const started = await Promise.allSettled(Array.from({ length: count }, () => aRunningShop(own)))
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  async function close(): Promise<void> {
    await balancer.close()
    await Promise.all(running.map((node) => node.close()))
  }
  const [first, second, ...others] = running
  if (!first || !second || running.length < count) {
    await close()
    throw new Error(started.map((one) => (one.status === 'rejected' ? String(one.reason) : '')).join('\n'))
  }
  const each = [first, second, ...others] as const
  let turn = 0
  balancer.rule = () => {
    // A node that is down has its turn, too: its clients find the connection refused and ask again.
    balancer.target = (running[turn++ % count] ?? first).port
    return undefined
  }
  return { balancer, each, close }
}

/** The same user at another address of the shop, with the cookies of this moment. */
export function atAddress(url: string, { cookies }: TestClient): TestClient {
  const client = aTestClient(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}
