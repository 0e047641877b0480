import { expect, test } from 'vitest'
import * as v from 'valibot'
import { paymentSearch } from './payment-address.ts'

const NUMBER = 'VD2611210123ABCD'

test.each([
  [{ orderNumber: NUMBER }, { orderNumber: NUMBER }],
  [{ order: NUMBER.toLowerCase() }, { orderNumber: NUMBER }],
  [
    { orderNumber: NUMBER, cancelled: 1 },
    { orderNumber: NUMBER, cancelled: 1 },
  ],
  [
    { orderNumber: NUMBER, cancelled: '1' },
    { orderNumber: NUMBER, cancelled: 1 },
  ],
  [{ orderNumber: '<script>', cancelled: 'yes' }, { orderNumber: undefined }],
  [{ orderNumber: 12 }, { orderNumber: undefined }],
  [{}, { orderNumber: undefined }],
])('%j is read as %j', (search, read) => expect(v.parse(paymentSearch, search)).toEqual(read))
