import { rmSync } from 'node:fs'
import pg from 'pg'
import { DEMO_PRODUCTS } from '#demo/fill.ts'
import { createDatabase, findPostgres, startPostgres } from '#tests/world/shops/postgres.ts'
import { details } from './addresses.ts'
import { figure, type Figure } from './figures.ts'
import { goodsOf } from './goods.ts'
import { openGuests } from './guests.ts'
import { CONNECTIONS, load, LOADED_WITH } from './load.ts'
import { addCall, FORM_CALL } from './measure-bags.ts'
import { freshData, keptData, startShop, type RunningShop } from './running-shop.ts'

const GUESTS = 1_000

/** One and two servers on one PostgreSQL with the settings of an installed one; each count has a database of its own. */
export async function measureNodes(): Promise<Figure[]> {
  const bin = findPostgres()
  if (bin === undefined) throw new RangeError('PostgreSQL is not installed (Debian: apt install postgresql)')
  const postgres = await startPostgres(bin)
  try {
    return [
      ...(await measureCount(1, await createDatabase(postgres.url))),
      ...(await measureCount(2, await createDatabase(postgres.url))),
    ]
  } finally {
    await postgres.stop()
  }
}

async function measureCount(count: 1 | 2, databaseUrl: string): Promise<Figure[]> {
  const running: RunningShop[] = []
  try {
    for (let at = 0; at < count; at++)
      running.push(await startShop({ dataDir: freshData(), products: DEMO_PRODUCTS, databaseUrl }))
    const [first] = running
    if (!first) throw new RangeError('no node was started')
    // The same seed fills every database with the same shop.
    const goods = goodsOf({ dataDir: await keptData(DEMO_PRODUCTS) })
    const together: RunningShop = {
      ...first,
      nodes: running.map(({ origin }) => Number(new URL(origin).port)),
      cpu: () => sum(running.map((node) => node.cpu())),
      memory: () => sum(running.map((node) => node.memory())),
    }
    const detail = await load(together, CONNECTIONS, {
      paths: details(goods),
      headers: { apptype: 'www' },
    })
    const guests = await openGuests(first, goods.pieces, { count: GUESTS })
    const before = await applied(databaseUrl)
    const add = await load(together, CONNECTIONS, {
      paths: goods.pieces.map(addCall),
      headers: FORM_CALL,
      guests,
    })
    const kept = (await applied(databaseUrl)) - before
    if (kept < add.answered) throw new RangeError(`${add.answered} adds were answered, ${kept} were kept`)
    const facts = (conditions: string) => ({
      products: DEMO_PRODUCTS,
      conditions: `${LOADED_WITH}, 8 s measured, ${CONNECTIONS} connections dealt out to the nodes as a balancer does, PostgreSQL on the same machine with fsync; processor time of the nodes without PostgreSQL's; ${conditions}`,
    })
    const reading = facts('no address repeated while its answer is kept')
    const adding = facts(
      `${GUESTS} guests with sessions and open bags, chained, every answered operation found in the database`,
    )
    return [
      figure(`nodes-${count}-detail-rate`, [detail.perSecond], reading),
      figure(`nodes-${count}-detail-cpu`, [detail.cpu], reading),
      figure(`nodes-${count}-add-rate`, [add.perSecond], adding),
      figure(`nodes-${count}-add-cpu`, [add.cpu], adding),
      figure(`nodes-${count}-add-p95`, [add.p95], adding),
    ]
  } finally {
    await Promise.all(running.map((node) => node.stop()))
    for (const { dataDir } of running) rmSync(dataDir, { recursive: true, force: true })
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

async function applied(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: string }>('select count(*) as n from device_answer')
    return Number(rows[0]?.n)
  } finally {
    await client.end()
  }
}
