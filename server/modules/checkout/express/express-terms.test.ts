import { describe, expect, test } from 'vitest'
import { coversOrder, ownPage } from './express-terms.ts'

describe('the page to which a wallet returns a user who cancels (trust.md S24)', () => {
  test.each([
    ['/products/dress-1400D1000?sku=1400D1000A-M', '/products/dress-1400D1000?sku=1400D1000A-M'],
    ['/fr/products/dress-1400D1000', '/fr/products/dress-1400D1000'],
    ['https://vanda.example/products/x#size', '/products/x#size'],
    ['https://vanda.example.elsewhere.example/', undefined],
    ['https://vanda.example', undefined],
    ['https://elsewhere.example/', undefined],
    ['https://vanda.example//elsewhere.example', undefined],
    ['//elsewhere.example', undefined],
    ['/\\elsewhere.example', undefined],
    ['/%2felsewhere.example', undefined],
    ['javascript:alert(1)', undefined],
    ['/api/login/logout', undefined],
    ['https://vanda.example/api/login/logout', undefined],
    ['', undefined],
  ])('%j: %j', (address, page) => {
    expect(ownPage(address, 'https://vanda.example')).toBe(page)
  })
})

describe('what a wallet has agreed to pay (spec 4.6)', () => {
  const express = { product_id: '1', sku: 'A-M', qty: 2, amount: 99_00, currency: 'SGD' }
  const order = { buyNow: { productId: '1', sku: 'A-M', qty: 2 }, due: 99_00, currency: 'SGD' }
  test.each([
    ['the same sum', {}, true],
    ['a smaller sum', { due: 89_00 }, true],
    ['one cent more', { due: 99_01 }, false],
    ['the same number in another currency', { currency: 'JPY' }, false],
    ['another size', { buyNow: { productId: '1', sku: 'A-S', qty: 2 } }, false],
    ['another piece', { buyNow: { productId: '2', sku: 'A-M', qty: 2 } }, false],
    ['one more', { buyNow: { productId: '1', sku: 'A-M', qty: 3 } }, false],
    ['one fewer', { buyNow: { productId: '1', sku: 'A-M', qty: 1 } }, false],
    ['the bag', { buyNow: undefined }, false],
  ])('%s: %s', (_, change, covered) => {
    expect(coversOrder(express, { ...order, ...change })).toBe(covered)
  })

  test.each([
    ['for no more', { due: 99_00 }, true],
    ['for one cent more', { due: 99_01 }, false],
    ['not one piece', { buyNow: order.buyNow }, false],
  ])('the bag, %s: %s', (_, change, covered) => {
    const bag = { ...express, product_id: null, sku: null }
    expect(coversOrder(bag, { ...order, buyNow: undefined, ...change })).toBe(covered)
  })
})
