import { expect, test } from 'vitest'
import { createPairCount, MOST_PAIRS, MOST_PRODUCTS } from './bought-together.ts'

/** 'dress belt' is an order; `*3` repeats it. */
function pairsOf(...orders: readonly string[]) {
  const count = createPairCount()
  for (const order of orders) {
    const [products = '', times = '1'] = order.split('*')
    for (let at = 0; at < Number(times); at++) count.add(products.trim().split(' '))
  }
  return Object.fromEntries(
    [...count.best()].map(([product, pairs]) => [
      product,
      pairs.map(({ otherId, score }) => `${otherId} ${score}`).join(', '),
    ]),
  )
}

const many = (count: number) => Array.from({ length: count }, (_, at) => `p${String(at).padStart(2, '0')}`)

test.each([
  { rule: 'in both directions', orders: ['dress belt *3'], pairs: { dress: 'belt 3', belt: 'dress 3' } },
  { rule: 'from two orders on', orders: ['dress belt'], pairs: {} },
  {
    rule: 'the most frequent first, of equal ones the lower id',
    orders: ['dress scarf *2', 'dress belt *2', 'dress coat *3'],
    pairs: { dress: 'coat 3, belt 2, scarf 2', scarf: 'dress 2', belt: 'dress 2', coat: 'dress 3' },
  },
  {
    rule: 'once for an order, whatever its lines',
    orders: ['dress dress belt belt *2'],
    pairs: { dress: 'belt 2', belt: 'dress 2' },
  },
  { rule: 'not with themselves', orders: ['dress dress *4'], pairs: {} },
  { rule: 'not in a stock purchase', orders: [`${many(MOST_PRODUCTS + 1).join(' ')} *2`], pairs: {} },
])('pairs count $rule (spec 2.11)', ({ orders, pairs }) => {
  expect(pairsOf(...orders)).toEqual(pairs)
})

test(`a product keeps its best ${MOST_PAIRS} pairs`, () => {
  const { p00 } = pairsOf(`${many(MOST_PAIRS + 3).join(' ')} *2`)
  expect(p00?.split(', ')).toHaveLength(MOST_PAIRS)
})
