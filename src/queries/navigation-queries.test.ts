import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { storefrontOf } from '#domain/region/storefront.ts'
import { setCaller, type Caller } from '#api/call.ts'
import { currenciesQuery } from './navigation-queries.ts'

afterEach(() => vi.unstubAllGlobals())

test('the currency of the list is stored as currentCurrency (spec 7.2, 9.1)', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const queries = new QueryClient()
  setCaller(queries, (async () => ({ current: 'JPY', currencyList: [] })) as unknown as Caller)
  await queries.fetchQuery(currenciesQuery(storefrontOf('jp', 'en', 'JPY')))
  expect(stored.get('currentCurrency')).toBe('JPY')
})
