import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STORED_FILES } from '#contract/stored-files.ts'
import { fromStoredFiles } from './stored-files.ts'

const ORIGIN = 'https://shop.example'
const SCRIPT = '/assets/sign-in-A1.js'
const SHEET = '/assets/sign-in-A1.css'
const FILES = {
  [SCRIPT]: 'export {}',
  [SHEET]: 'a{}',
  '/assets/wrong-B2.js': 7,
  '/assets/picture-C3.png': 'x',
}

let cached: Map<string, Response>
beforeEach(() => {
  cached = new Map()
  const put = async ({ url }: Request, response: Response) => void cached.set(new URL(url).pathname, response)
  vi.stubGlobal('caches', { open: async () => ({ put }) })
})
afterEach(() => vi.unstubAllGlobals())

function stubFetch(answer: () => Response) {
  const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** What Workbox asks the plugin for each file of the manifest. */
function ask(
  path: string,
  { isFirst = true, type = 'install', plugin = fromStoredFiles(() => isFirst) } = {},
) {
  const cachedResponse = cached.get(path)
  return plugin.cachedResponseWillBeUsed?.({
    cacheName: 'precache',
    request: new Request(ORIGIN + path),
    event: Object.assign(new Event(type), { waitUntil() {} }),
    ...(cachedResponse && { cachedResponse }),
  })
}

test('the first installation stores every script and sheet from one response (decision 0163)', async () => {
  const fetched = stubFetch(() => Response.json(FILES))
  const plugin = fromStoredFiles(() => true)
  for (const [path, type] of [
    [SCRIPT, 'text/javascript; charset=utf-8'],
    [SHEET, 'text/css; charset=utf-8'],
  ] as const) {
    const given = await ask(path, { plugin })
    expect([await given?.text(), given?.headers.get('content-type')]).toEqual([FILES[path], type])
    expect(await cached.get(path)?.text()).toBe(FILES[path])
  }
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([STORED_FILES])
})

test.each([
  ['of another build', '/assets/sign-in-D4.js'],
  ['that is no text', '/assets/wrong-B2.js'],
  ['of another kind', '/assets/picture-C3.png'],
])('a file %s is requested by itself', async (_, path) => {
  stubFetch(() => Response.json(FILES))
  expect(await ask(path)).toBeUndefined()
  expect(cached.size).toBe(0)
})

test.each([
  ['missing', () => new Response('Not found', { status: 404 })],
  ['cut', () => new Response('{"/assets/sign-in-A1.js":"export')],
  ["a hotel's sign-in page", () => new Response('<!doctype html>')],
  ['nothing', () => Response.json(null)],
  [
    'lost',
    () => {
      throw new TypeError('network')
    },
  ],
])('where that response is %s, every file is requested by itself', async (_, answer) => {
  stubFetch(answer)
  expect(await ask(SCRIPT)).toBeUndefined()
})

test.each([
  ['an update requests what has changed, by itself', { isFirst: false }],
  ['a file that the cache has lost later is requested by itself', { type: 'fetch' }],
])('%s', async (_, how) => {
  const fetched = stubFetch(() => Response.json(FILES))
  expect(await ask(SCRIPT, how)).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

test('a file that is stored stays as it is', async () => {
  const fetched = stubFetch(() => Response.json(FILES))
  const stored = new Response('stored')
  cached.set(SCRIPT, stored)
  expect(await ask(SCRIPT)).toBe(stored)
  expect(fetched).not.toHaveBeenCalled()
})
