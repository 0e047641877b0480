import { createElement as element, type ReactNode, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CachedPart, PartRendererProvider } from '#blocks/cached-part.tsx'
import { createPartRenderer, type PartStore } from './part-renderer.ts'

interface Product {
  readonly name: string
  readonly price: number
}

/** Keeps parts as texts. */
function aPartStore(stored = new Map<string, readonly string[]>()): PartStore<readonly string[]> {
  return {
    get: (key) => stored.get(key),
    set: (key, part) => void stored.set(key, part),
    encode: (html) => html,
    linksTo: (part, path) => part.join('').includes(`href="${path}"`),
    digestOf: (fact) => JSON.stringify(fact),
  }
}

function aServer() {
  const stored = new Map<string, readonly string[]>()
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
      const storefront = ['sg', language, 'SGD']
      const { render, placed } = createPartRenderer({ storefront, path, inContext }, aPartStore(stored))
      const html = renderToString(
        element(PartRendererProvider, { value: render }, element(Page, { products })),
      )
      return html.replaceAll(/<!--part (\d+)-->/g, (_, index: string) => {
        const { part, id } = placed[Number(index)] ?? {}
        return part?.join(id) ?? ''
      })
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

test.each([
  ['an id that React made: cached, it would be on every page', element(After)],
  ['a script, which no policy of a page would name', element('script', {}, 'start()')],
])('a part is refused with %s', (_, part) => {
  const parts = { storefront: [], path: '/', inContext: (content: ReactNode) => content }
  const { render } = createPartRenderer(parts, aPartStore())
  expect(() => render([], () => part, 'R1')).toThrow(RangeError)
})
