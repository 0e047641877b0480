import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { restorePageData, type PageData } from './page-data.ts'
import { writePageData, type RenderedMatch } from './write-page-data.ts'

const LISTING = ['listing', { kind: 'category', cid: 7 }, { page: 1, color: undefined }, 'en'] as const
const SEO = ['seo', 'home', undefined, 'en'] as const
const MATCH = { id: '/', status: 'success', updatedAt: 1 } as const
const listing = { title: 'Dresses', productList: [{ spuCode: 'AB12' }] }

/** As the server collects it and the browser reads it: through JSON. */
async function throughThePage(loaded: readonly unknown[], answer: unknown = listing) {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  server.setQueryData(LISTING, answer, { updatedAt: 1_000 })
  server.setQueryData(SEO, { title: 'Home' }, { updatedAt: 2_000 })
  await server.prefetchQuery({ queryKey: ['refused'], queryFn: () => Promise.reject(new Error('refused')) })
  const matches = loaded.map((loaderData, at) => ({ ...MATCH, id: `/_shop/${at}`, loaderData }))
  const json = writePageData(server, matches)
  const browser = new QueryClient()
  return { json, browser, loaded: restorePageData(browser, JSON.parse(json)).map(({ l }) => l) }
}

describe('data of a rendered page', () => {
  test('is what the queries of the browser would have fetched, with the time of the answer', async () => {
    const { browser } = await throughThePage([])
    expect(browser.getQueryData(LISTING)).toEqual(listing)
    expect(browser.getQueryState(LISTING)?.dataUpdatedAt).toBe(1_000)
    expect(browser.getQueryState(LISTING)?.isInvalidated).toBe(false)
    expect(browser.getQueryData(SEO)).toEqual({ title: 'Home' })
  })

  test('has no query that failed', async () => {
    const { browser } = await throughThePage([])
    expect(browser.getQueryCache().getAll()).toHaveLength(2)
  })

  test('has a card as its answer does, wherever the card stands in it and whatever was written before', async () => {
    const size = { sku: 'AB1-S', size: 'S', canBuy: true, stock: 4, hidden: false }
    const card = { spuCode: 'AB1', name: '</script> "silk"', items: [{ pid: 'AB1', size: [size] }] }
    const answers = [[card, { ...card, name: 'linen' }], { productList: [card], more: { card } }, card]
    for (const answer of answers) {
      const { browser, json } = await throughThePage([], answer)
      expect(browser.getQueryData(LISTING)).toEqual(answer)
      expect(json).not.toContain('<')
      expect(json).toContain('"$sizes":"S:4"')
    }
  })

  test('has each answer once, also where a loader returned it', async () => {
    const { json, loaded, browser } = await throughThePage([undefined, listing, { path: '/x', listing }])
    expect(json.match(/AB12/g)).toHaveLength(1)
    expect(loaded[1]).toBe(browser.getQueryData(LISTING))
    expect(loaded[2]).toEqual({ path: '/x', listing })
    expect((loaded[2] as { listing: unknown }).listing).toBe(loaded[1])
  })

  test('has the matches that the page shows, as the router hydrates them', () => {
    const shop = { ...MATCH, id: '/_shop/', __beforeLoadContext: { spu: 'AB12' } }
    const write = (...matches: readonly (typeof MATCH | RenderedMatch)[]) =>
      (JSON.parse(writePageData(new QueryClient(), matches)) as PageData).matches
    expect(write(shop)).toEqual([{ i: '#_shop#', s: 'success', u: 1, b: { spu: 'AB12' } }])
    const missing = { ...MATCH, status: 'notFound', error: { isNotFound: true } } as const
    const failed = { ...MATCH, status: 'error', error: new RangeError('no') } as const
    expect(write(missing, shop)).toEqual([{ i: '#', s: 'notFound', u: 1, e: { isNotFound: true } }])
    expect(write(failed, shop)).toEqual([{ i: '#', s: 'error', u: 1, e: { message: 'no' } }])
    const nowhere = { ...MATCH, _notFound: true }
    expect(write(nowhere, shop)).toEqual([{ i: '#', s: 'success', u: 1, g: true }])
  })
})
