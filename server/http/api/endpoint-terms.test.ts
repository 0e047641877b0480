import { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time-units.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { endpoint, type Access, type AnyEndpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { nothing } from '#contract/fields.ts'
import type { RateLimit } from '#contract/rate-limit.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aClientOf } from '#tests/world/shops/client-of-shopper.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { createApi } from './api.ts'
import { createCallLimits } from '../request/limits.ts'
import { createRefuser } from '../request/refuse.ts'
import { createReader } from '../request/request-context.ts'
import { handle, handleQueued, type Route } from '../../services/route.ts'

const output = v.object({ done: v.literal(true) })
const done = { done: true } as const
const ample: RateLimit = { name: 'ample', hits: 1_000, windowMs: 60_000, counted: 'shop' }
const inShop: RateLimit = { name: 'in-shop', hits: 2, windowMs: 60_000, counted: 'shop' }
const onNode: RateLimit = { name: 'on-node', hits: 2, windowMs: 60_000, counted: 'node' }

/** Calls that ran, by path: a refused one must not be among them. */
const ran: string[] = []

function aCall(method: 'GET' | 'POST', path: string, { access = 'anyone', limit = ample } = {}): Route {
  const terms = { access: access as Access, limit, input: nothing, output, summary: 'A call of a test' }
  return handle(endpoint(method, path, { kind: 'write', ...terms }), () => {
    ran.push(path)
    return done
  })
}

function aRead(path: string, access: string): Route {
  const terms = { access: access as Access, input: nothing, output, summary: 'A read of a test' }
  return handle(endpoint('GET', path, { kind: 'read', ...terms }), () => {
    ran.push(path)
    return done
  })
}

function anOperation(path: string, access: string): Route {
  const terms = { access: access as Access, limit: ample, input: nothing, output, summary: 'One that waits' }
  return handleQueued(endpoint('POST', path, { kind: 'queued', ...terms }), {
    act() {
      ran.push(path)
      return Promise.resolve(done)
    },
    present: () => Promise.resolve(done),
  })
}

const ACCESS = ['anyone', 'member', 'recent-login', 'staff', 'of-a-later-build', 'toString'] as const
const ROUTES = [
  ...ACCESS.flatMap((access) => [
    aRead(`/read/${access}`, access),
    aCall('POST', `/write/${access}`, { access }),
    aCall('GET', `/get/${access}`, { access }),
    anOperation(`/queued/${access}`, access),
  ]),
  aCall('POST', '/limited/shop', { limit: inShop }),
  aCall('POST', '/limited/renamed', { limit: inShop }),
  aCall('GET', '/limited/node', { limit: onNode }),
]

describe.each(ENGINES)('the terms of an endpoint on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, {
      products: 5,
      env: { RATE_LIMITS: 'on' },
      make(services) {
        const reader = createReader(services)
        const refuser = createRefuser(services, reader)
        return new Hono().route(
          '/api',
          createApi({
            services,
            reader,
            routes: ROUTES,
            refuser,
            countCall: createCallLimits(services.store.db),
          }),
        )
      },
    })
  })
  afterAll(() => shop.close())

  const send = (path: string, method: AnyEndpoint['method'], cookie = '') =>
    fetch(`${shop.url}/api${path}`, { method, headers: { [HEADERS.app]: 'www', cookie } })

  describe.each([
    ['read', 'GET'],
    ['write', 'POST'],
    ['get', 'GET'],
    ['get', 'POST'],
    ['queued', 'POST'],
  ] as const)('%s sent by %s', (kind, method) => {
    test.each([
      ['anyone', 200, undefined],
      ['member', 401, 'sign-in-needed'],
      ['recent-login', 401, 'sign-in-needed'],
      ['staff', 403, 'staff-needed'],
      ['of-a-later-build', 403, 'forbidden'],
      ['toString', 403, 'forbidden'],
    ] as const)('for %s answers a guest %i', async (access, status, reason) => {
      ran.length = 0
      const response = await send(`/${kind}/${access}`, method)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ code: status, data: reason ? { reason } : done })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(ran).toEqual(status === 200 ? [`/${kind}/${access}`] : [])
      // A refusal opens no session.
      if (status !== 200) expect(response.headers.getSetCookie()).toEqual([])
    })
  })

  test.each([
    [10 * MINUTE_MS, 200],
    [10 * MINUTE_MS + 1, 401],
  ])('a sign-in is recent for ten minutes: %i ms later the answer is %i', async (ms, status) => {
    const client = await aClientOf(shop, createShopper('member', 'anna'))
    const [[name = '', token = ''] = []] = client.cookies
    const began = shop.clock.now
    shop.clock.now += ms
    expect((await send('/read/recent-login', 'GET', `${name}=${token}`)).status).toBe(status)
    shop.clock.now = began
  })

  test.for([
    ['guest', 'anyone', 200, undefined],
    ['guest', 'member', 401, 'sign-in-needed'],
    ['guest', 'recent-login', 401, 'sign-in-needed'],
    ['guest', 'staff', 403, 'staff-needed'],
    ['member', 'anyone', 200, undefined],
    ['member', 'member', 200, undefined],
    ['member', 'recent-login', 200, undefined],
    ['member', 'staff', 403, 'staff-needed'],
    ['member', 'of-a-later-build', 403, 'forbidden'],
    ['member', 'toString', 403, 'forbidden'],
  ] as const)(
    'a %s with a session who calls what is for %s is answered %i',
    async ([kind, access, status, reason]) => {
      const client = await aClientOf(shop, createShopper(kind, 'anna'))
      const [[name = '', token = ''] = []] = client.cookies
      const response = await send(`/read/${access}`, 'GET', `${name}=${token}`)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ code: status, data: reason ? { reason } : done })
    },
  )

  test('a limit holds for the calls that name it, regardless of path and method (S12)', async () => {
    const statuses: number[] = []
    for (const path of ['/limited/shop', '/limited/renamed', '/limited/shop', '/limited/renamed'])
      statuses.push((await send(path, 'POST')).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    const onThisNode = [await send('/limited/node', 'GET'), await send('/limited/node', 'POST')]
    expect(onThisNode.map(({ status }) => status)).toEqual([200, 200])
    for (const method of ['GET', 'POST'] as const) {
      const refused = await send('/limited/node', method)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({ code: 429, data: { reason: 'too-many' } })
    }
  })

  test('what is counted on the node writes no row', async () => {
    const rows = await shop.services.store.db.selectFrom('rate_limit').select('key').execute()
    const names = rows.map(({ key }) => key.split(':')[0])
    expect(names).toContain('in-shop')
    expect(names).not.toContain('on-node')
  })

  test('an answer kept for everyone cannot be for members only', () => {
    const read = { kind: 'read', access: 'member', shared: true, input: nothing, output } as const
    const route = handle(endpoint('GET', '/read/shared', { ...read, summary: 'Kept' }), () => done)
    const { services } = shop
    const reader = createReader(services)
    const countCall = createCallLimits(services.store.db)
    const parts = { services, reader, routes: [route], refuser: createRefuser(services, reader), countCall }
    expect(() => createApi(parts)).toThrow('/read/shared')
  })
})
