import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { onceScreenHydrated } from './screen-hydrated.tsx'

function aPage() {
  let leave = () => {}
  const ready = vi.fn()
  const begin = onceScreenHydrated(
    {
      state: { matches: [{ routeId: '__root__' }, { routeId: '/' }] },
      routesById: { '/': { options: { component: () => 'screen' } } },
      subscribe(_, listener) {
        leave = listener
        return () => {}
      },
    },
    ready,
  )
  const queries = new QueryClient()
  const seen: unknown[] = []
  const observer = new QueryObserver(queries, { queryKey: ['price'], enabled: false })
  // As a component subscribes.
  observer.subscribe(notifyManager.batchCalls(({ data }) => seen.push(data)))
  return { begin, leave: () => leave(), ready, queries, seen }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('results of queries are passed on once the screen is hydrated, and not before', async () => {
  const { begin, ready, queries, seen } = aPage()
  queries.setQueryData(['price'], 1)
  await soon()
  expect(seen).toEqual([])
  begin()
  await soon()
  expect(seen).toEqual([1])
  begin()
  expect(ready).toHaveBeenCalledOnce()
})

test('a page that is left before its screen is hydrated starts all the same', async () => {
  const { leave, ready, queries, seen } = aPage()
  queries.setQueryData(['price'], 1)
  leave()
  await soon()
  expect(ready).toHaveBeenCalledOnce()
  expect(seen).toEqual([1])
})
