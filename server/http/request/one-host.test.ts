import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePhone, userInfo } from '#contract/account/customer.contract.ts'
import { TURN_COOKIE } from '#contract/storage-keys.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite', { products: 5 })
})
afterAll(() => shop.close())

function statusOf(...hosts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(shop.url)
  const head = ['GET /healthz HTTP/1.1', ...hosts.map((host) => `host: ${host}`), 'connection: close']
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    socket.once('error', reject)
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(String(answer).split(' ')[1] ?? '')
    })
  })
}

test('S21: a request that names two hosts is refused', async () => {
  expect(await statusOf('vanda.example')).toBe('200')
  expect(await statusOf('vanda.example', 'elsewhere.example')).toBe('400')
  expect(await statusOf('vanda.example', 'vanda.example')).toBe('400')
})

test('S29: the cookie of a visit does not sign a member out whose browser is no tablet', async () => {
  const { client } = await aRegisteredMember(shop)
  client.cookies.set(TURN_COOKIE, crypto.randomUUID())
  expect((await client.ask(userInfo, {})).status).toBe(200)
})

test('S3: a sign-in by a clock that was a day ahead is not recent', async () => {
  shop.clock.now += DAY_MS
  const { client } = await aRegisteredMember(shop)
  const change = () => client.ask(changePhone, { phone: '91234567', country: 'SG' })
  expect((await change()).status).toBe(200)
  shop.clock.now -= DAY_MS
  expect((await change()).status).toBe(401)
})
