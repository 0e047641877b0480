import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { isDatabaseAway } from './database-away.ts'

test.each<[Error, boolean]>([
  [Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }), true],
  [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), true],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' })]), true],
  [new Error('Connection terminated unexpectedly'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('a program error'), false],
])('R31: whether the database is away is read from the error: %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})

describe.runIf(ENGINES.includes('postgres'))('R31: PostgreSQL that ends every connection', () => {
  let shop: Shop
  let admin: pg.Client
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop('postgres')
    piece = await somePieces(shop)
    const { DATABASE_URL = '' } = shop.services.env
    const { username, host } = new URL(DATABASE_URL)
    admin = new pg.Client({ connectionString: `postgres://${username}@${host}/postgres` })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await shop.close()
  })

  test('under load: the shop stays open, answers 503, and goes on', async () => {
    const name = new URL(shop.services.env.DATABASE_URL ?? '').pathname.slice(1)
    const clients = Array.from({ length: 20 }, () => aTestClient(shop.url))
    const { sku, productId } = piece(0)
    const statuses: number[] = []
    const restart = new AbortController()
    const load = clients.map(async (client) => {
      while (!restart.signal.aborted)
        statuses.push((await client.ask(cartAdd, { sku, productId, qty: 1 })).status)
    })
    for (let times = 0; times < 15; times += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    }
    restart.abort()
    await Promise.all(load)
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
    expect(statuses).toContain(503)
    expect((await aTestClient(shop.url).ask(cartList, {})).status).toBe(200)
  })
})
