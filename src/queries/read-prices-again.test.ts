import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPricesAgain } from './read-prices-again.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aPage(...keys: readonly string[]) {
  const queries = new QueryClient()
  const read: string[] = []
  for (const key of keys)
    new QueryObserver(queries, {
      queryKey: [key],
      queryFn: () => read.push(key),
      initialData: 0,
      staleTime: Infinity,
    }).subscribe(() => {})
  return { queries, read }
}

test('reads lists and products again several times, and nothing else', async () => {
  const { queries, read } = aPage('product', 'listing', 'reviews')
  readPricesAgain(queries)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(read).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(read.toSorted()).toEqual([...Array(4).fill('listing'), ...Array(4).fill('product')])
})

test('many cards of a page whose deals begin at once read it once each time', async () => {
  const { queries, read } = aPage('listing')
  for (let card = 0; card < 20; card++) readPricesAgain(queries)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(read).toHaveLength(4)
})
