import { describe, expect, test } from 'vitest'
import { createBodyWriter } from './response-body.ts'

const card = { spuCode: '1400Q1000', productsName: 'Robe « Été »', formatFinalPrice: '¥1,280', items: [] }
const other = {
  spuCode: '1400Q1001',
  productsName: '旗袍',
  formatFinalPrice: 'S$1.00',
  items: [{ size: 'M' }],
}
const facets = { colours: [{ key: 'red', label: 'Rouge', count: 2 }], prices: [] }
const list = { title: 'Dresses "new"', productList: [card, other], totalPage: 2, facets, store: undefined }

describe('a shared response is its JSON', () => {
  test.each([
    ['a list', list],
    ['a list without products', { ...list, productList: [] }],
    ['a product', { spuCode: '1400Q1000', related: ['1400Q1001'], canBuy: true }],
    ['cards', [card, other]],
    ['nothing', null],
  ])('%s', (_, data) => {
    const write = createBodyWriter()
    const envelope = { code: 200, message: 'success', data, serverTime: undefined }
    const twice = [write(envelope), write(envelope)].map((body) => JSON.parse(new TextDecoder().decode(body)))
    const plain = JSON.parse(JSON.stringify(envelope))
    expect(twice).toEqual([plain, plain])
  })
})

test('the sizes of a product are written once for all lists, and anew when they have changed', () => {
  const written: string[] = []
  const counted = (spuCode: string, stock: number) => ({
    spuCode,
    items: {
      toJSON() {
        written.push(`${spuCode} ${stock}`)
        return [{ stock }]
      },
    },
  })
  const write = createBodyWriter()
  const bodyOf = (...productList: object[]) =>
    new TextDecoder().decode(write({ code: 200, message: 'success', data: { title: '', productList } }))
  const [first, second, restocked] = [counted('A', 1), counted('B', 1), counted('A', 2)]
  bodyOf(first, second)
  bodyOf({ ...second, finalPrice: 100 }, first)
  expect(written).toEqual(['A 1', 'B 1'])
  expect(bodyOf(restocked, second)).toContain(
    '[{"spuCode":"A","items":[{"stock":2}]},{"spuCode":"B","items":[{"stock":1}]}]',
  )
  expect(written).toEqual(['A 1', 'B 1', 'A 2'])
})

test('a body has memory of its own, as it is kept', () => {
  const body = createBodyWriter()({ code: 200, message: 'success', data: list })
  expect(body.buffer.byteLength).toBe(body.byteLength)
})
