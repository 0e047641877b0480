import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADERS } from '#contract/envelope.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { HTTP_OPTIONS } from './http-options.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite', {
    products: 5,
    http: { requestTimeout: 400, connectionsCheckingInterval: 50 },
  })
})
afterAll(() => shop.close())

/** Sends a byte of the body again and again; resolves with what was answered once the server has closed the connection. */
function drip(): Promise<string> {
  const { hostname, port } = new URL(shop.url)
  const head = [
    'POST /api/cart/add HTTP/1.1',
    `host: ${hostname}:${port}`,
    `${HEADERS.app}: www`,
    'content-type: application/x-www-form-urlencoded',
    'content-length: 10000',
  ]
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
    const drops = setInterval(() => socket.write('a'), 20)
    socket.on('data', (bytes) => (answer += String(bytes)))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drops)
      resolve(answer)
    })
  })
}

test('S43: a body that arrives a byte at a time is cut off, however steadily it comes', async () => {
  // Bytes that arrive while the connection is being ended make it a bad request.
  expect(await drip()).toMatch(/^HTTP\/1\.1 40[08] /)
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
})

test('S43: the shop waits a minute for a body', () => {
  expect(HTTP_OPTIONS.requestTimeout).toBe(60_000)
})
