import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ordersSearch } from './orders-address.ts'

test.each([
  [{}, {}],
  [{ tab: 'all' }, {}],
  [{ tab: 'shipped' }, { tab: 'shipped' }],
  [{ tab: 'elsewhere', keyword: ' silk ' }, { keyword: 'silk' }],
  [
    { tab: 'returns', keyword: 12 },
    { tab: 'returns', keyword: '12' },
  ],
  [{ keyword: '' }, {}],
  [{ keyword: ['a'] }, {}],
])('%j is read as %j', (search, read) => expect(v.parse(ordersSearch, search)).toEqual(read))
