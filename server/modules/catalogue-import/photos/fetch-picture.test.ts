import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOuter, type ResolveName } from '../../../core/outer-network.ts'
import { createPictureFetch } from './fetch-picture.ts'

let requests: string[] = []
const ANSWERS: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  '/a.jpg': (response) => response.end('bytes'),
  '/large': (response) => response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5_000)),
  '/endless': (response) => {
    const more = () => {
      if (!response.destroyed) response.write('x'.repeat(400), () => setTimeout(more, 1))
    }
    more()
  },
  '/slow': () => {},
  '/trickle': (response) => response.write('x'),
  '/once': (response) => response.writeHead(302, { location: '/a.jpg' }).end(),
  '/loop': (response) => response.writeHead(301, { location: '/loop' }).end(),
  '/inner': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/inner-name': (response) => response.writeHead(302, { location: 'http://inner.example/' }).end(),
  '/ftp': (response) => response.writeHead(302, { location: 'ftp://old.example/a.jpg' }).end(),
  '/nowhere': (response) => response.writeHead(302).end(),
}
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  const answer = ANSWERS[request.url ?? '']
  if (answer) answer(response, request)
  else response.writeHead(404).end()
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const NAMES: Readonly<Record<string, string>> = {
  'old.example': '127.0.0.1',
  'inner.example': '10.0.0.1',
  'mapped.example': '::ffff:127.0.0.1',
}
const resolve: ResolveName = (name, _, answer) => {
  const address = NAMES[name] ?? ''
  answer(null, [{ address, family: address.includes(':') ? 6 : 4 }])
}
/** The test's own server is the only private address that may be called. */
const isAllowed = (address: string) => address === '127.0.0.1' || isOuter(address)
const fetchFrom = (path: string, withinMs = 10_000) => {
  requests = []
  return createPictureFetch({ isAllowed, resolve, mostBytes: 4_000, withinMs })(
    `http://old.example:${port}${path}`,
  )
}

test.each(['/a.jpg', '/once'])('%s is fetched', async (path) => {
  expect(Buffer.from(await fetchFrom(path)).toString()).toBe('bytes')
})

test.each([
  ['/gone.jpg', 'answered 404'],
  ['/large', 'larger than'],
  ['/endless', 'larger than'],
  ['/loop', 'more than 3 times'],
  ['/inner', 'private network'],
  ['/inner-name', 'private network'],
  ['/ftp', 'only http and https'],
  ['/nowhere', 'answered 302'],
])('%s fails in clear words: %s', async (path, words) => {
  await expect(fetchFrom(path)).rejects.toThrow(words)
  expect(requests.length).toBe(path === '/loop' ? 4 : 1)
})

test.each(['/slow', '/trickle'])('%s ends at the time limit', async (path) => {
  await expect(fetchFrom(path, 300)).rejects.toThrow('longer than 0.3 seconds')
})

test.each([
  'http://127.0.0.1:PORT/a.jpg',
  'http://2130706433:PORT/a.jpg',
  'http://0x7f.1:PORT/a.jpg',
  'http://[::1]:PORT/a.jpg',
  'http://[::ffff:127.0.0.1]:PORT/a.jpg',
  'http://0.0.0.0:PORT/a.jpg',
  'http://169.254.169.254/a.jpg',
  'http://100.64.0.1/a.jpg',
  'http://old.example:PORT/a.jpg',
  'http://mapped.example:PORT/a.jpg',
])('the rule of the shop refuses %s and connects to nothing', async (address) => {
  requests = []
  const fetchPicture = createPictureFetch({ resolve })
  await expect(fetchPicture(address.replace('PORT', String(port)))).rejects.toThrow('private network')
  expect(requests).toEqual([])
})

test.each([
  ['file:///etc/passwd', 'only http and https'],
  ['data:image/png;base64,AA', 'only http and https'],
  ['https://user:secret@old.example/a.jpg', 'password'],
  ['silk-dress.jpg', 'not an address'],
])('%s is refused', async (address, words) => {
  await expect(createPictureFetch({ resolve })(address)).rejects.toThrow(words)
})

test('a name that changes its address between two lookups is checked at the connection (traps 6.8)', async () => {
  let lookups = 0
  const fetchPicture = createPictureFetch({
    resolve: (_, __, answer) =>
      answer(null, [{ address: lookups++ === 0 ? '127.0.0.1' : '8.8.8.8', family: 4 }]),
  })
  await expect(fetchPicture(`http://rebinding.example:${port}/a.jpg`)).rejects.toThrow('private network')
  expect(lookups).toBe(1)
})
