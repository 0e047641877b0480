import { describe, expect, test } from 'vitest'
import { CallError } from '#contract/failure.ts'
import type { OrderAsked, Placed } from '#data/checkout.ts'
import { mayBePlaced, placeOnce, provesUnplaced } from './place-once.ts'

const first: OrderAsked = { quoteId: 'q1', email: 'a@b.co', shippingMethod: 'delivery' }
const later: OrderAsked = { ...first, quoteId: 'q2' }
const changed: OrderAsked = { ...later, email: 'c@d.co' }

const refused = (reason: string) =>
  new CallError({ kind: 'refused', code: 422, message: '', reason, data: {} })

/** A shop with one key: it keeps the first order it places and answers the same ever after. */
function aShop({ holds, quotes = ['q1', 'q2'] }: { holds?: OrderAsked; quotes?: string[] } = {}) {
  let kept = holds
  const orders: OrderAsked[] = holds ? [holds] : []
  const send = async (asked: OrderAsked): Promise<Placed> => {
    if (kept && JSON.stringify(kept) !== JSON.stringify(asked)) throw refused('key-reused')
    if (!kept && !quotes.includes(asked.quoteId)) throw refused('bag-changed')
    if (!kept) orders.push(asked)
    kept = asked
    return { orderNumber: `order for ${asked.email}`, secret: 's', formatOtTotal: '', payBy: 0 }
  }
  return { send, orders }
}

describe('pressing Pay again after no answer', () => {
  test('when the first press had placed the order, it stays one order', async () => {
    const shop = aShop({ holds: first })
    expect(await placeOnce(shop.send, later, first)).toMatchObject({ earlier: false })
    expect(shop.orders).toEqual([first])
  })

  test('when the first press had never arrived, it places one', async () => {
    const shop = aShop()
    await placeOnce(shop.send, later, first)
    expect(shop.orders).toEqual([first])
  })

  test('when the old quote has ended meanwhile, the order is placed by the fresh one', async () => {
    const shop = aShop({ quotes: ['q2'] })
    await placeOnce(shop.send, later, first)
    expect(shop.orders).toEqual([later])
  })

  test('with another address after the first press had placed it: the shopper is told of the earlier order', async () => {
    const shop = aShop({ holds: first })
    expect(await placeOnce(shop.send, changed, first)).toMatchObject({
      earlier: true,
      placed: { orderNumber: 'order for a@b.co' },
    })
    expect(shop.orders).toEqual([first])
  })

  test('with another address after nothing had arrived: the new address counts', async () => {
    const shop = aShop()
    expect(await placeOnce(shop.send, changed, first)).toMatchObject({ earlier: false })
    expect(shop.orders).toEqual([changed])
  })
})

test.each([
  [new CallError({ kind: 'offline' }), true],
  [new CallError({ kind: 'timeout' }), true],
  [new CallError({ kind: 'malformed', detail: '' }), true],
  [refused('broken'), true],
  [refused('in-progress'), true],
  [refused('bag-changed'), false],
  [refused('address-wrong'), false],
])('after %s the order may have been placed: %s', (error, may) => {
  expect(mayBePlaced(error)).toBe(may)
})

test('only a refusal from within the placing proves that there is no order', () => {
  expect(provesUnplaced(refused('bag-changed'))).toBe(true)
  expect(provesUnplaced(refused('address-wrong'))).toBe(false)
  expect(provesUnplaced(new CallError({ kind: 'offline' }))).toBe(false)
})
