import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore, type DatabaseLocation, type Engine } from '#server/db/open.ts'
import { createDatabase, findPostgres, startPostgres } from '../world/shops/postgres.ts'
import { aRunningShop } from '../world/shops/running-shop.ts'
import { chanceOf } from './chance.ts'
import { aBuyer, aReplayer, type Customer, type Weather } from './customers.ts'
import { aHousehold, type Household } from './households.ts'
import { checkLedger } from './check-server-ledger.ts'
import { stockUp } from './stock-up.ts'

export interface ServerStormOrders {
  readonly seed: number
  readonly rounds: number
  readonly engine: Engine
  readonly say?: (line: string) => void
}

export interface ServerStormReport {
  readonly engine: Engine
  readonly seed: number
  readonly rounds: number
  readonly operations: number
  readonly orders: number
  /** Requests in flight when the server was killed. */
  readonly signIns: number
  readonly cut: { readonly operations: number; readonly orders: number; readonly signIns: number }
  readonly wrong: readonly string[]
}

const REPLAYERS = 4
const BUYERS = 4
const HOUSEHOLDS = 2

/** Kills a server repeatedly while it applies operations and places orders, and checks its database afterwards. */
export async function serverStorm({
  seed,
  rounds,
  engine,
  say = () => {},
}: ServerStormOrders): Promise<ServerStormReport> {
  const bin = findPostgres()
  if (engine === 'postgres' && !bin) throw new Error('PostgreSQL is not installed')
  const postgres = engine === 'postgres' && bin ? await startPostgres(bin) : undefined
  const address: Record<string, string> = postgres ? { DATABASE_URL: await createDatabase(postgres.url) } : {}
  const shop = await aRunningShop(
    { DEMO_PRODUCTS: '60', TRUST_PROXY: 'on', ...address },
    'tests/faults-server/api-child.ts',
  )
  const place = { DATA_DIR: shop.dataDir, ...address }
  try {
    const { pieces, first } = await stockUp(place)
    let open = Promise.withResolvers<void>()
    open.resolve()
    const under = { operations: 0, orders: 0, signIns: 0 }
    const ending = new AbortController()
    const weather: Weather = { url: shop.url, open: () => open.promise, under, ending: ending.signal }
    const customers: Customer[] = [
      ...Array.from({ length: REPLAYERS }, (_, index) =>
        aReplayer(weather, pieces, chanceOf(seed, 'replayer', index)),
      ),
      ...Array.from({ length: BUYERS }, (_, index) =>
        aBuyer(weather, pieces, chanceOf(seed, 'buyer', index)),
      ),
    ]
    const households = Array.from({ length: HOUSEHOLDS }, (_, index) =>
      aHousehold(weather, pieces, chanceOf(seed, 'household', index)),
    )
    for (const one of [...customers, ...households]) await one.arrive()
    const shopping = Promise.all([
      ...customers.map((customer) => customer.shop()),
      ...households.map((household) => household.live()),
    ])
    // A violation found by a customer ends the storm at once and is reported.
    const fine = { goesOn: true }
    shopping.catch(() => (fine.goesOn = false))
    const inTheMiddle = () => under.operations > 0 && under.orders > 0

    const cut = { operations: 0, orders: 0, signIns: 0 }
    const chance = chanceOf(seed, 'kill')
    for (let round = 0; round < rounds && fine.goesOn; round++) {
      // Only a kill during both proves anything.
      while (!inTheMiddle() && fine.goesOn) await new Promise((resolve) => setTimeout(resolve, 1))
      await new Promise((resolve) => setTimeout(resolve, chance.whole(80)))
      cut.operations += under.operations
      cut.orders += under.orders
      cut.signIns += under.signIns
      open = Promise.withResolvers<void>()
      await shop.kill()
      await shop.start()
      open.resolve()
      if (round % 10 === 9) say(`${engine}: ${round + 1} rounds`)
    }
    ending.abort()
    await shopping
    await shop.kill()
    const wrong = await checkLedger(place, customers, first)
    wrong.push(...(await checkHouseholds(place, households)))
    if (engine === 'sqlite') wrong.push(...integrityOf(place.DATA_DIR))
    return {
      engine,
      seed,
      rounds,
      operations: customers.reduce((sum, { done }) => sum + done.length, 0),
      orders: customers.reduce((sum, { orders }) => sum + orders.length, 0),
      signIns: households.reduce((sum, { signIns }) => sum + signIns(), 0),
      cut,
      wrong,
    }
  } finally {
    await shop.close()
    await postgres?.stop()
  }
}

async function checkHouseholds(place: DatabaseLocation, households: readonly Household[]): Promise<string[]> {
  const { db } = await openStore(place)
  try {
    const wrong: string[] = []
    for (const household of households) wrong.push(...(await household.check(db)))
    return wrong
  } finally {
    await db.destroy()
  }
}

function integrityOf(dataDir: string): string[] {
  const file = new DatabaseSync(join(dataDir, 'shop.sqlite'), { readOnly: true })
  const { integrity_check: said } = file.prepare('pragma integrity_check').get() as {
    integrity_check: string
  }
  file.close()
  return said === 'ok' ? [] : [`the file is damaged: ${said}`]
}
