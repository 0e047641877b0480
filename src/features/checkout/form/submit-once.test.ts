import { describe, expect, test } from 'vitest'
import { CallError } from '#contract/failure.ts'
import type { PlaceOrderInput, Placed } from '#commands/checkout-calls.ts'
import { maySubmit, submitOnce, provesNotSubmitted } from './submit-once.ts'

const first: PlaceOrderInput = { quoteId: 'q1', email: 'a@b.co', shippingMethod: 'delivery' }
const later: PlaceOrderInput = { ...first, quoteId: 'q2' }
const changed: PlaceOrderInput = { ...later, email: 'c@d.co' }

const refused = (reason: string) =>
  new CallError({ kind: 'refused', code: 422, message: '', reason, data: {} })

/** A server with one key: it stores the first order and returns it from then on. */
function aShop({ holds, quotes = ['q1', 'q2'] }: { holds?: PlaceOrderInput; quotes?: string[] } = {}) {
  let stored = holds
  const orders: PlaceOrderInput[] = holds ? [holds] : []
  const send = async (input: PlaceOrderInput): Promise<Placed> => {
    if (stored && JSON.stringify(stored) !== JSON.stringify(input)) throw refused('key-reused')
    if (!stored && !quotes.includes(input.quoteId)) throw refused('cart-changed')
    if (!stored) orders.push(input)
    stored = input
    return { orderNumber: `order for ${input.email}`, secret: 's', due: 1, formatOtTotal: '', payBy: 0 }
  }
  return { send, orders }
}

describe('pressing Pay again after no answer', () => {
  test('when the first press had placed the order, it stays one order', async () => {
    const shop = aShop({ holds: first })
    expect(await submitOnce(shop.send, later, first)).toMatchObject({ earlier: false })
    expect(shop.orders).toEqual([first])
  })

  test('when the first press had never arrived, it places one', async () => {
    const shop = aShop()
    await submitOnce(shop.send, later, first)
    expect(shop.orders).toEqual([first])
  })

  test('when the old quote has ended meanwhile, the order is placed by the fresh one', async () => {
    const shop = aShop({ quotes: ['q2'] })
    await submitOnce(shop.send, later, first)
    expect(shop.orders).toEqual([later])
  })

  test('with another address after the first press had placed it: the earlier order is shown', async () => {
    const shop = aShop({ holds: first })
    expect(await submitOnce(shop.send, changed, first)).toMatchObject({
      earlier: true,
      placed: { orderNumber: 'order for a@b.co' },
    })
    expect(shop.orders).toEqual([first])
  })

  test('with another address after nothing had arrived: the new address counts', async () => {
    const shop = aShop()
    expect(await submitOnce(shop.send, changed, first)).toMatchObject({ earlier: false })
    expect(shop.orders).toEqual([changed])
  })
})

test.each([
  [new CallError({ kind: 'offline' }), true],
  [new CallError({ kind: 'timeout' }), true],
  [new CallError({ kind: 'malformed', detail: '' }), true],
  [refused('broken'), true],
  [refused('in-progress'), true],
  [refused('cart-changed'), false],
  [refused('address-wrong'), false],
])('after %s the order may have been placed: %s', (error, may) => {
  expect(maySubmit(error)).toBe(may)
})

test('only a refusal from within the placing proves that there is no order', () => {
  expect(provesNotSubmitted(refused('cart-changed'))).toBe(true)
  expect(provesNotSubmitted(refused('address-wrong'))).toBe(false)
  expect(provesNotSubmitted(new CallError({ kind: 'offline' }))).toBe(false)
})
