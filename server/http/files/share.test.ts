import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

const PROXY = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }
let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite', { env: PROXY })
})
afterAll(() => shop.close())

test('texts shared from one address are counted by the flood guard (trust.md S42)', async () => {
  const share = (ip: string) =>
    fetch(`${shop.url}/share?text=silk`, { headers: { 'x-forwarded-for': ip }, redirect: 'manual' })
  const statuses: number[] = []
  for (let times = 0; times < 1_201; times += 1) statuses.push((await share('203.0.113.7')).status)
  expect(statuses.slice(0, 1_200).every((status) => status === 303)).toBe(true)
  expect(statuses[1_200]).toBe(429)
  expect((await share('203.0.113.8')).status).toBe(303)
})
