import { beforeEach, expect, test, vi } from 'vitest'
import type { Caller } from '#api/call.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { navigateOut } from '#platform/external-navigation.ts'
import { storefrontFor } from '#platform/current-storefront.ts'
import { pay } from './payment-calls.ts'

vi.mock('#platform/external-navigation.ts', () => ({ navigateOut: vi.fn() }))
vi.mock('#platform/storage/cookies.ts', () => ({ writeCookie: vi.fn() }))
beforeEach(() => vi.mocked(navigateOut).mockClear())

const storefront = storefrontFor('sg', 'en', undefined)
const order = { orderNumber: 'VD1', secret: 's' }

test('the provider is opened (spec 4.6), but not once the user has left the page that pays', async () => {
  const left = new AbortController()
  const call = (async (endpoint: unknown) => {
    if (endpoint !== submitPayment) return {}
    return { type: 1, data: 'https://pay.example/' }
  }) as Caller
  expect(await pay(call, storefront, { order, key: 'k', signal: left.signal })).toBe('leaving')
  expect(navigateOut).toHaveBeenCalledTimes(1)
  const leaves = (async (endpoint: never, input: never) => {
    if (endpoint === submitPayment) left.abort()
    return call(endpoint, input)
  }) as unknown as Caller
  expect(await pay(leaves, storefront, { order, key: 'k', signal: left.signal })).toBe('stopped')
  expect(navigateOut).toHaveBeenCalledTimes(1)
})
