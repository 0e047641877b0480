import { expect, test } from 'vitest'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { countTabs, ordersIn } from './device-orders.ts'

type Some = Pick<OrderView, 'orderNumber' | 'status' | 'actions' | 'refunds' | 'returns'> & {
  item: { productsName: string }[]
}

const order = (orderNumber: string, facts: Partial<Some>): Some => ({
  orderNumber,
  status: 'processing',
  actions: [],
  refunds: [],
  returns: [],
  item: [{ productsName: 'Silk Dress' }],
  ...facts,
})

const ORDERS = [
  order('VD2611280000000A', {}),
  order('VD2611270000000B', { status: 'part-shipped', item: [{ productsName: 'Linen Skirt' }] }),
  order('VD2611260000000C', { status: 'delivered', actions: ['review'] }),
  order('VD2611250000000D', { status: 'unpaid' }),
]

test('orders of a device are in the tabs of their status', () => {
  expect(countTabs(ORDERS, '')).toEqual({
    all: 4,
    unpaid: 1,
    processing: 2,
    shipped: 0,
    reviews: 1,
    returns: 0,
  })
})

test.each([
  ['silk', ['VD2611280000000A', 'VD2611260000000C', 'VD2611250000000D']],
  [' SKIRT ', ['VD2611270000000B']],
  ['0000000c', ['VD2611260000000C']],
  ['velvet', []],
])('%j finds orders by the name of a product or by their number', (keyword, found) => {
  expect(ordersIn(ORDERS, { tab: 'all', keyword }).map(({ orderNumber }) => orderNumber)).toEqual(found)
})
