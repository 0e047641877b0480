import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { hotSearch } from '#contract/catalog/listing.contract.ts'
import { changeCurrency } from '#contract/catalog/navigation.contract.ts'
import { product } from '#contract/catalog/product.contract.ts'
import { createBrowserCaller, readAnswer, requestFor } from './call.ts'

const answer = (data: unknown, code: number | string = 200, headers: Record<string, string> = {}) =>
  Response.json({ code, message: '', data }, { headers })

test.each([[null], [''], [[]], [{}]])(
  'a product answered with %j is data that could not be had (spec 8)',
  async (data) => {
    await expect(readAnswer(product, answer(data))).rejects.toMatchObject({ failure: { kind: 'empty' } })
  },
)

test('a product without one of its fields is an answer of another build, and not an empty one', async () => {
  await expect(readAnswer(product, answer({ spuCode: 'A' }))).rejects.toMatchObject({
    failure: { kind: 'malformed' },
  })
})

test.each([200, '200'])('the code %j is success (spec 7.1)', async (code) => {
  expect((await readAnswer(changeCurrency, answer({ currency: 'SGD' }, code))).data).toEqual({
    currency: 'SGD',
  })
})

test('the header of the advertising pixel is copied into the answer as fbEventId (spec 7.1)', async () => {
  const { envelope } = await readAnswer(
    changeCurrency,
    answer({ currency: 'SGD' }, 200, { [HEADERS.eventId]: 'event-1' }),
  )
  expect(envelope.fbEventId).toBe('event-1')
  expect((await readAnswer(changeCurrency, answer({ currency: 'SGD' }))).envelope).not.toHaveProperty(
    'fbEventId',
  )
})

test('a body is form-encoded unless the call says JSON (spec 7.1)', () => {
  const form = requestFor(changeCurrency, { changedCurrency: 'S G&D' }, {})
  expect(form.url).toBe('/api/common/changeCurrency')
  expect(form.init.body?.toString()).toBe('changedCurrency=S+G%26D')
  const json = requestFor(placeOrder, { email: 'mei@example.com' }, {})
  expect(json.init.headers).toMatchObject({ 'content-type': 'application/json' })
  expect(json.init.body).toBe('{"email":"mei@example.com"}')
})

const HERE = { pathname: '/fr/cart', host: 'eu.shop.example', origin: 'https://eu.shop.example', href: '' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', HERE)
  vi.stubGlobal('localStorage', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call names host, kind of device, language and the first segment of its page (spec 7.1)', async () => {
  const sent = vi.fn<typeof fetch>(async () => answer([]))
  vi.stubGlobal('fetch', sent)
  await createBrowserCaller('fr-FR', { appType: 'wap' })(hotSearch, {})
  const [address, init] = sent.mock.calls[0] ?? []
  expect(address).toBe('/api/search/hot')
  expect(init?.headers).toMatchObject({
    serverdomain: 'eu.shop.example',
    apptype: 'wap',
    lang: 'fr-FR',
    'url-prefix': 'fr',
  })
})

test('a call without an answer is given up after 30 s (spec 7.1)', async () => {
  const late = new AbortController()
  const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  })
  const request = createBrowserCaller('en-GB', { appType: 'www' })(hotSearch, {})
  expect(timer).toHaveBeenCalledWith(30_000)
  late.abort()
  await expect(request).rejects.toMatchObject({ failure: { kind: 'timeout' } })
  timer.mockRestore()
})
