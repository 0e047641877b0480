import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { logout } from '#contract/account/login.contract.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { recordStatements } from '#tests/world/requests/counted-statements.ts'
import { aBusyMember, type BusyMember } from '#tests/world/people/busy-member.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { fieldsOf } from '#tests/world/requests/strange-parts.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'
import { isRequired, PLAUSIBLE } from '#tests/world/requests/worst-requests.ts'
import { JOBS } from '../jobs.ts'
import { loadCatalogue } from '../modules/catalog/load-catalogue.ts'

/** Tables that grow with the shop or its use: a large shop has a million SKUs and as many entries of the stock ledger. */
const LARGE = ['sku', 'product', 'stock_move', 'store_stock', 'device_answer', 'coupon', 'coupon_grant']

describe('statements of calls, jobs and the catalogue', () => {
  let shop: Shop
  let statements: readonly string[]
  beforeAll(async () => {
    shop = await aShop('sqlite')
    const ofTheTest = await recordStatements(() => somePieces(shop))
    const done = await recordStatements(() => useEverything(shop))
    const own = new Set(ofTheTest.map(({ sql }) => sql))
    statements = [...new Set(done.map(({ sql }) => sql))].filter((sql) => !own.has(sql))
  })
  afterAll(() => shop.close())

  test('are seen here, those of every job among them', () => {
    expect(statements.length).toBeGreaterThan(250)
    for (const table of LARGE)
      expect(statements.filter((sql) => sql.includes(`"${table}"`)).length, table).toBeGreaterThan(1)
  })

  test('read no large table from end to end', () => {
    const file = join(shop.services.env.DATA_DIR, 'shop.sqlite')
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      expect(statements.flatMap((sql) => scansOf(database, sql))).toEqual([])
    } finally {
      database.close()
    }
  })
})

/** Steps of the plan that visit every row, or every entry of an index, of a large table. */
function scansOf(database: DatabaseSync, sql: string): string[] {
  if (/^(begin|commit|rollback)/.test(sql)) return []
  const named = [...sql.matchAll(/"(\w+)" as "(\w+)"/g)].flatMap(([, table = '', alias = '']) =>
    LARGE.includes(table) ? [alias] : [],
  )
  const isLarge = new RegExp(`^SCAN (${[...LARGE, ...named].join('|')})\\b`)
  const plan = database.prepare(`explain query plan ${sql}`).all()
  return plan.flatMap(({ detail }) => (isLarge.test(String(detail)) ? [`${String(detail)}: ${sql}`] : []))
}

/** Loads and refreshes the catalogue, makes every call, and runs every job. */
async function useEverything(shop: Shop): Promise<void> {
  const { services, clock } = shop
  const { db } = services.store
  await loadCatalogue(db, services, clock.now)
  const member = await aBusyMember(shop)
  for (const endpoint of API) if (endpoint !== logout) await tryCall(shop, endpoint, member)
  for (const store of ['orchard', 'marina']) await services.catalogue.readStore(store, clock.now)
  await db
    .updateTable('product')
    .set({ changed_at: clock.now })
    .where('spu', '=', member.piece(4).spu)
    .execute()
  await services.catalogue.refresh(clock.now)
  await fetch(`${shop.url}/sitemap/1.xml`)
  const lease = { owner: 'me', signal: new AbortController().signal }
  for (const ahead of [0, 1, 400]) {
    clock.now += ahead * DAY_MS
    for (const { isDue, run } of JOBS) {
      await isDue?.(services)
      await run(services, lease)
    }
  }
}

/** Calls with all fields and with the required ones, by a member and by a guest; refusals count as responses. */
async function tryCall(shop: Shop, endpoint: AnyEndpoint, { client, piece }: BusyMember): Promise<void> {
  const { spu, sku, productId } = piece(5)
  const known: Readonly<Record<string, string>> = {
    ...PLAUSIBLE,
    sku,
    spu,
    productId,
    spuCode: spu,
    spus: spu,
    productsId: productId,
    store: 'orchard',
    keywords: 'dress',
  }
  const fields = fieldsOf(endpoint)
  const required = fields.filter((name) => isRequired(endpoint, name))
  const device = aDevice(randomUUID())
  for (const names of [required, fields]) {
    const input = Object.fromEntries(names.map((name) => [name, known[name] ?? 'AB12']))
    for (const caller of [client, aTestClient(shop.url)])
      await caller.ask(endpoint, input as never, device.next()).catch(() => undefined)
  }
}
