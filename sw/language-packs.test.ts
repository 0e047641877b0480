import { afterEach, expect, test, vi } from 'vitest'
import { AnyVersion } from './language-packs.ts'

// Workbox reads the worker's global when it is imported.
vi.hoisted(() =>
  Object.assign(globalThis, {
    self: globalThis,
    registration: { scope: 'https://shop.example/' },
    location: new URL('https://shop.example/sw.js'),
    FetchEvent: CustomEvent,
    ExtendableEvent: Event,
    __WB_DISABLE_DEV_LOGS: true,
  }),
)

const ORIGIN = 'https://shop.example'
const address = (fields: string) => `${ORIGIN}/api/lang/getLang?pages=global&pages=cart&${fields}`

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the only one', ['version=v1&lang=fr'], 'version=v1&lang=fr'],
  ['the one that was stored last', ['version=v9&lang=fr', 'version=v2&lang=fr'], 'version=v2&lang=fr'],
  ['none of another language', ['version=v1&lang=fr', 'version=v1&lang=ja'], 'version=v1&lang=fr'],
  ['the server’s where it has none of the language', ['version=v1&lang=ja'], 'server'],
])(
  'a request without a version gets, of the packs on the device, %s (decision 0149)',
  async (_, stored, given) => {
    vi.stubGlobal('caches', {
      open: async () => ({
        keys: async () => stored.map((fields) => new Request(address(fields))),
        match: async ({ url }: Request) => new Response(url),
        put: async () => {},
      }),
    })
    vi.stubGlobal('fetch', async () => new Response('server'))
    const event = Object.assign(new Event('fetch'), { waitUntil() {} })
    const request = new Request(address('lang=fr'))
    const [response] = await Promise.all(new AnyVersion().handleAll({ request, event }))
    expect(await response.text()).toBe(given === 'server' ? given : address(given))
  },
)
