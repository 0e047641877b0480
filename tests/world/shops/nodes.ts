import { aFaultProxy, type FaultProxy } from '../faults/fault-proxy.ts'
import { aRunningShop, type RunningShop } from './running-shop.ts'
import { aTestClient, type TestClient } from './test-client.ts'

/** Several processes of one shop on one PostgreSQL database, behind a balancer that gives each request to the next. */
export interface Nodes {
  readonly balancer: FaultProxy
  readonly each: readonly [RunningShop, RunningShop, ...RunningShop[]]
  /** The node whose answers are lost on their way, as those of one that dies after its commit. */
  mute: RunningShop | undefined
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
  const nodes: Nodes = { balancer, each, mute: undefined, close }
  let turn = 0
  balancer.rule = () => {
    // A node that is down has its turn, too: its clients find the connection refused and ask again.
    const next = running[turn++ % count] ?? first
    balancer.target = next.port
    return next === nodes.mute ? 'lost-after' : undefined
  }
  return nodes
}

/** The same user at another address of the shop, with the cookies of this moment. */
export function atAddress(url: string, { cookies }: TestClient): TestClient {
  const client = aTestClient(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}
