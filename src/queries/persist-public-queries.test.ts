import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storefrontFor } from '#platform/current-storefront.ts'
import { ENGLISH_VERSION } from '#i18n/english-version.ts'
import { setCaller, type Caller } from '#api/call.ts'
import { versionsQuery, watchPackVersion } from './language-pack.ts'
import { persistPublicQueries } from './persist-public-queries.ts'

/** Like a browser's: stored values are its own keys. */
class FakeStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

const FRENCH = storefrontFor('sg', 'fr', 'SGD')
let storage = new FakeStorage()

beforeEach(() => {
  storage = new FakeStorage()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) })
  vi.stubGlobal('window', { localStorage: storage })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** One page load: a new client that restores what the last page stored. */
function openPage(storefront = FRENCH) {
  const queries = new QueryClient()
  const requested: string[] = []
  const caller: Caller = (async (endpoint) => {
    requested.push(endpoint.path)
    return endpoint.path === '/common/getVersions' ? { lang_version: 'v1' } : {}
  }) as Caller
  setCaller(queries, caller)
  persistPublicQueries(queries, storefront)
  return { queries, requested }
}

const settle = () => vi.advanceTimersByTimeAsync(2_500)

test('announcements are stored, and personal answers are not (design 3.11, spec 9.3)', async () => {
  const { queries } = openPage()
  queries.setQueryData(['top-messages', 'fr', 'SGD'], [{ msg: 'Livraison offerte' }])
  queries.setQueryData(['common-info', 'fr'], { shopper: 'g1' })
  await settle()
  const next = openPage().queries
  expect(next.getQueryData(['top-messages', 'fr', 'SGD'])).toEqual([{ msg: 'Livraison offerte' }])
  expect(next.getQueryData(['common-info', 'fr'])).toBeUndefined()
})

test('a tour through languages and currencies leaves one key', async () => {
  storage.setItem('vanda-public-en-SGD', '{}')
  storage.setItem('vanda-public-fr-USD', '{}')
  for (const storefront of [FRENCH, storefrontFor('sg', 'zh', 'USD'), storefrontFor('jp', 'ja', 'JPY')]) {
    openPage(storefront).queries.setQueryData(['categories', storefront.language], [storefront.language])
    await settle()
  }
  expect(Object.keys(storage)).toEqual(['vanda-public'])
  expect(openPage(FRENCH).queries.getQueryData(['categories', 'fr'])).toBeUndefined()
})

test('what is stored and cannot be read is as if it were not there', () => {
  for (const stored of [
    '{',
    'null',
    '"buster"',
    '{"buster":"4 sg fr SGD"}',
    '{"buster":"4 sg fr SGD","clientState":{"queries":7}}',
  ]) {
    storage.setItem('vanda-public', stored)
    expect(openPage().queries.getQueryCache().getAll(), stored).toEqual([])
  }
})

test('an answer that is too large is not stored', async () => {
  const { queries } = openPage()
  queries.setQueryData(['categories', 'fr'], 'x'.repeat(300_000))
  await settle()
  expect(storage.getItem('vanda-public')?.length ?? 0).toBeLessThan(1_000)
  expect(openPage().queries.getQueryData(['categories', 'fr'])).toBeUndefined()
})

test('the language version is fetched every 30 minutes, not with every page (spec 9.3)', async () => {
  const load = async () => {
    const { queries, requested } = openPage()
    const stop = watchPackVersion(queries, 'fr', () => {})
    await settle()
    stop()
    return requested.filter((path) => path === '/common/getVersions').length
  }
  expect(await load()).toBe(1)
  expect(await load()).toBe(0)
  await vi.advanceTimersByTimeAsync(29 * 60_000)
  expect(await load()).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await load()).toBe(1)
})

test('a version of English that is not the app’s is kept, and its texts are fetched at once', async () => {
  const { queries, requested } = openPage(storefrontFor('sg', 'en', 'SGD'))
  const stop = watchPackVersion(queries, 'en', () => {})
  await settle()
  stop()
  expect(requested).toEqual(['/common/getVersions', '/lang/getLang'])
  expect(storage.getItem('lang-version-en')).toBe(`${ENGLISH_VERSION} v1`)
})

test('a clock that ran ahead does not keep a version past its time', async () => {
  vi.setSystemTime(Date.UTC(2030, 0, 1))
  await openPage().queries.fetchQuery(versionsQuery('fr'))
  await settle()
  vi.setSystemTime(Date.UTC(2026, 10, 22))
  expect(openPage().queries.getQueryData(versionsQuery('fr').queryKey)).toBeUndefined()
})
