import { describe, expect, test, vi } from 'vitest'
import { readPushMessage } from '#contract/push-message.ts'
import { listenToPushes, notificationOf, openPage, showPush } from './web-push.ts'

const ORIGIN = 'https://shop.example'
const MESSAGE = {
  kind: 'cart',
  title: 'Your bag is as you left it',
  body: 'Silk Dress',
  url: '/fr/cart',
  image: '/media/p/1/abc/front-750.webp',
  tag: 'cart',
  lang: 'fr',
  actions: [{ action: 'open', title: 'Open bag' }],
} as const

describe('a message of the shop', () => {
  test('becomes a notification with its picture, its tag and where it leads', () => {
    expect(notificationOf(readPushMessage(MESSAGE))).toEqual({
      title: MESSAGE.title,
      shown: {
        body: 'Silk Dress',
        tag: 'cart',
        lang: 'fr',
        image: MESSAGE.image,
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        actions: MESSAGE.actions,
        data: { url: '/fr/cart' },
      },
    })
  })

  test.each([
    ['nothing', undefined],
    ['another shape', { title: 'Hi' }],
    ['a page elsewhere', { ...MESSAGE, url: 'https://elsewhere.example/' }],
    ['a page elsewhere, without a scheme', { ...MESSAGE, url: '//elsewhere.example/' }],
    ['a page elsewhere, by a backslash', { ...MESSAGE, url: String.raw`/\elsewhere.example` }],
    ['a script', { ...MESSAGE, url: 'javascript:alert(1)' }],
    ['a picture elsewhere', { ...MESSAGE, image: 'https://elsewhere.example/x.png' }],
    ['endless words', { ...MESSAGE, body: 'x'.repeat(5_000) }],
    ['a kind of a later build', { ...MESSAGE, kind: 'sale' }],
  ])('is shown as the shop and nothing more when it holds %s', (_, data) => {
    const { title, shown } = notificationOf(readPushMessage(data))
    expect([title, shown.data.url, shown.body]).toEqual(['Vanda', '/', undefined])
  })

  test('is shown once', async () => {
    const showNotification = vi.fn(async () => {})
    await showPush({ registration: { showNotification } } as never, readPushMessage(MESSAGE))
    expect(showNotification).toHaveBeenCalledOnce()
  })
})

interface FakeWindow {
  readonly url: string
  readonly focus: ReturnType<typeof vi.fn>
  readonly navigate: ReturnType<typeof vi.fn>
}

function aWindow(path: string, controlled = true): FakeWindow {
  const navigate = vi.fn(async () => {
    if (!controlled) throw new TypeError('not controlled')
    return {}
  })
  return { url: `${ORIGIN}${path}`, focus: vi.fn(async () => {}), navigate }
}

async function open(url: string, ...windows: FakeWindow[]) {
  const openWindow = vi.fn(async () => null)
  const clients = { matchAll: async () => windows, openWindow }
  await openPage({ clients, location: { origin: ORIGIN } } as never, url)
  return openWindow.mock.calls.flat()
}

describe('a notification that is pressed', () => {
  test('opens a window when there is none', async () => {
    expect(await open('/cart')).toEqual([`${ORIGIN}/cart`])
  })

  test('leads a window that is there, and opens no other', async () => {
    const shop = aWindow('/')
    expect(await open('/cart', shop)).toEqual([])
    expect([shop.focus.mock.calls.length, shop.navigate.mock.calls]).toEqual([1, [[`${ORIGIN}/cart`]]])
  })

  test('only shows a window that is at the page already', async () => {
    const [shop, cart] = [aWindow('/'), aWindow('/cart')]
    expect(await open('/cart', shop, cart)).toEqual([])
    expect([cart.focus.mock.calls.length, cart.navigate.mock.calls, shop.navigate.mock.calls]).toEqual([
      1,
      [],
      [],
    ])
  })

  test('opens a window beside one that cannot be led', async () => {
    expect(await open('/cart', aWindow('/', false))).toEqual([`${ORIGIN}/cart`])
  })

  test.each(['/checkout-guest?buy=now', '/fr/checkout', '/pay-loading', '/payment-result?orderNumber=VD1'])(
    'does not leave a page that pays (%s)',
    async (path) => {
      const paying = aWindow(path)
      expect(await open('/cart', paying)).toEqual([`${ORIGIN}/cart`])
      expect(paying.navigate).not.toHaveBeenCalled()
    },
  )

  test('opens the shop, never another one', async () => {
    expect(await open('https://elsewhere.example/cart')).toEqual([ORIGIN])
  })

  test.each([
    ['', 1],
    ['open', 1],
    ['later', 0],
  ])('closes, and for the action "%s" opens %i windows', async (action, opened) => {
    const listeners = new Map<string, (event: unknown) => void>()
    const openWindow = vi.fn(async () => null)
    listenToPushes({
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      clients: { matchAll: async () => [], openWindow },
      location: { origin: ORIGIN },
    } as never)
    const close = vi.fn()
    const waits: Promise<unknown>[] = []
    listeners.get('notificationclick')?.({
      action,
      notification: { close, data: { url: '/cart' } },
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    })
    await Promise.all(waits)
    expect([close.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, opened])
  })
})

describe('a browser that changes its address', () => {
  const subscription = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  })
  async function change(event: Record<string, unknown>, pushManager: Record<string, unknown> = {}) {
    const listeners = new Map<string, (event: unknown) => void>()
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      sent.push([url, init.body && JSON.parse(String(init.body))])
      return Response.json({ code: 200, data: { key: 'KEY' } })
    })
    listenToPushes({
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      registration: { pushManager },
    } as never)
    const waits: Promise<unknown>[] = []
    listeners.get('pushsubscriptionchange')?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    })
    await Promise.all(waits)
    vi.unstubAllGlobals()
    return sent
  }
  const reported = [
    '/api/push/renew',
    { endpoint: 'https://p.example/new', p256dh: 'p', auth: 'a', old: 'https://p.example/old' },
  ]

  test('tells the shop the new one', async () => {
    const event = {
      oldSubscription: subscription('https://p.example/old'),
      newSubscription: subscription('https://p.example/new'),
    }
    expect(await change(event)).toEqual([reported])
  })

  test('subscribes again with the key of the shop when the browser has not done it', async () => {
    const subscribe = vi.fn(async () => subscription('https://p.example/new'))
    const event = { oldSubscription: subscription('https://p.example/old') }
    expect(await change(event, { getSubscription: async () => null, subscribe })).toEqual([
      ['/api/push/key', undefined],
      reported,
    ])
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'KEY' }]])
  })

  test('leaves it to the next page when the old address is unknown', async () => {
    expect(await change({ newSubscription: subscription('https://p.example/new') })).toEqual([])
  })
})
