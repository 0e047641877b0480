import { createElement as element, type ReactNode, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedPart, PartRendererProvider } from '#blocks/cached-part.tsx'
import { createPartRenderer } from './part-renderer.ts'

interface Product {
  readonly name: string
  readonly price: number
}

function aServer() {
  const stored = new Map<string, string>()
  let rendered = 0

  /** Hooks after the part prove that its rendering leaves those of the page as they were. */
  function Page({ products }: { readonly products: readonly Product[] }) {
    const [open] = useState('open')
    const cards = products.map((product, at) => element(Card, { key: at, product }))
    return element('main', { className: open }, ...cards, element(After))
  }

  function Card({ product }: { readonly product: Product }) {
    const content = (id: string): ReactNode => {
      rendered += 1
      return element('a', { id, href: `/${product.name}` }, `${product.name} & ${product.price}`)
    }
    return element(CachedPart, { as: 'article', facts: [product], className: 'card', children: content })
  }

  return {
    stored,
    rendered: () => rendered,
    page(products: readonly Product[], { path = '/', language = 'en' } = {}): string {
      const inContext = (part: ReactNode) => part
      const keep = createPartRenderer({ storefront: ['sg', language, 'SGD'], path, inContext }, stored)
      return renderToString(element(PartRendererProvider, { value: keep }, element(Page, { products })))
    },
    live: (products: readonly Product[]) => renderToString(element(Page, { products })),
  }
}

function After() {
  return element('p', { id: useId() }, useState('after')[0])
}

const DRESS = { name: 'dress', price: 129 }
const COAT = { name: 'coat', price: 240 }

test('a part is rendered once, and every page with it has the HTML that the browser hydrates', () => {
  const server = aServer()
  const live = server.live([DRESS, COAT, DRESS])
  expect(server.rendered()).toBe(3)
  expect(server.page([DRESS, COAT, DRESS])).toBe(live)
  expect(server.page([DRESS, COAT, DRESS])).toBe(live)
  expect(server.rendered()).toBe(5)
})

test('the same part twice on a page has two ids', () => {
  const ids = [
    ...aServer()
      .page([DRESS, DRESS])
      .matchAll(/ id="([^"]+)"/g),
  ].map(([, id]) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(3)
})

test('another price, and another language, is another part', () => {
  const server = aServer()
  server.page([DRESS])
  expect(server.page([{ ...DRESS, price: 99 }])).toContain('dress &amp; 99')
  server.page([DRESS], { language: 'ja' })
  expect(server.rendered()).toBe(3)
})

test('a page that a part links to has HTML of its own, which no other page gets', () => {
  const server = aServer()
  for (const path of ['/dress', '/', '/dress', '/coat', '/']) server.page([DRESS], { path })
  expect(server.rendered()).toBe(2)
  expect([...server.stored.keys()].filter((key) => key.startsWith('/dress '))).toHaveLength(1)
})

test('a part with an id that React made is refused: cached, it would be on every page', () => {
  const keep = createPartRenderer({ storefront: [], path: '/', inContext: (part) => part }, new Map())
  expect(() => keep([], () => element(After))).toThrow(RangeError)
})
