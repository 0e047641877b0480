import { randomUUID } from 'node:crypto'
import { cartAdd, cartRemove, cartUpdate, wishListAdd, wishListDelete } from '#contract/cart.ts'
import { placeOrder, quoteOrder } from '#contract/checkout.ts'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { HEADERS, type Envelope } from '#contract/envelope.ts'
import { commonInfo } from '#contract/navigation.ts'
import type { BagOperation } from '#domain/cart/bag.ts'
import type { WishOperation } from '#domain/account/wishes.ts'
import { aDevice, aShopper, type Answered } from '../world/shopper.ts'
import { ADDRESS } from '../world/till.ts'
import type { Chance } from './chance.ts'
import type { Goods } from './server-storm.ts'

/** What all customers share: where the shop is, when it is open, and what is under way. */
export interface Weather {
  readonly url: string
  open(): Promise<void>
  readonly under: { operations: number; orders: number }
  readonly ending: AbortSignal
}

/** An operation that the shop has acknowledged, with the code it was answered with. */
export interface Done {
  readonly seq: number
  readonly code: number
  readonly change: BagOperation | WishOperation
}

export interface Customer {
  readonly device: string
  readonly done: readonly Done[]
  /** Numbers of orders that were acknowledged, with what was bought. */
  readonly orders: readonly { readonly number: string; readonly sku: string; readonly qty: number }[]
  principal: string
  /** Takes a session while the weather is fine: a lost first answer would lose the cookie with it. */
  arrive(): Promise<void>
  /** Goes on until the storm ends, and finishes what was begun. */
  shop(): Promise<void>
}

const CLOSED = new Set([500, 502, 503])

function aCustomer(weather: Weather) {
  const browser = aShopper(weather.url)
  const device = aDevice()
  const done: Done[] = []

  /** Asks until there is an answer of the shop's own; the request is the same each time. */
  async function insist<E extends Endpoint>(
    endpoint: E,
    input: SentTo<E>,
    headers: Readonly<Record<string, string>>,
    kind: keyof Weather['under'] | undefined,
  ): Promise<Answered<unknown>> {
    for (;;) {
      await weather.open()
      if (kind) weather.under[kind] += 1
      const answered = await browser.ask(endpoint, input, headers).catch(() => undefined)
      if (kind) weather.under[kind] -= 1
      if (answered && !CLOSED.has(answered.status)) return answered
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  return {
    browser,
    device: device.id,
    done,
    principal: '',
    insist,
    async apply<E extends Endpoint>(
      endpoint: E,
      input: SentTo<E>,
      change: Done['change'],
    ): Promise<Envelope<unknown>> {
      const headers = device.next()
      const { status, body } = await insist(endpoint, input, headers, 'operations')
      const seq = Number(headers[HEADERS.seq])
      if (status !== 200 || body.lastSeq !== seq)
        throw new Error(`${device.id} ${seq} was answered ${status} ${JSON.stringify(body)}`)
      done.push({ seq, code: Number(body.code), change })
      return body
    },
    async takeSession({ sku, productId }: Goods): Promise<void> {
      const item = { sku, productId, qty: 1 }
      await this.apply(cartAdd, item, { type: 'add', items: [item] })
      this.principal = (await browser.get(commonInfo, {})).principal
    },
  }
}

type Pieces = readonly Goods[]
const pickFrom = (pieces: Pieces, chance: Chance): Goods => {
  const piece = pieces[chance.whole(pieces.length)]
  if (!piece) throw new Error('the shop sells nothing')
  return piece
}

/** Sends one operation after the other, as an outbox does. */
export function aReplayer(weather: Weather, pieces: Pieces, chance: Chance): Customer {
  const customer = aCustomer(weather)
  async function one(): Promise<void> {
    const { sku, productId, spu } = pickFrom(pieces, chance)
    const qty = 1 + chance.whole(3)
    switch (chance.whole(6)) {
      case 0:
        return void (await customer.apply(cartRemove, { skus: [sku] }, { type: 'remove', skus: [sku] }))
      case 1:
        return void (await customer.apply(cartUpdate, { sku, qty }, { type: 'update', sku, qty }))
      case 2:
        return void (await customer.apply(wishListAdd, { spu }, { spu, on: true }))
      case 3:
        return void (await customer.apply(wishListDelete, { spu }, { spu, on: false }))
      default: {
        const item = { sku, productId, qty }
        await customer.apply(cartAdd, item, { type: 'add', items: [item] })
      }
    }
  }
  return Object.assign(customer, {
    orders: [],
    arrive: () => customer.takeSession(pickFrom(pieces, chance)),
    async shop() {
      while (!weather.ending.aborted) await one()
    },
  })
}

/** Fills a bag, asks for a quote, places the order, and begins again. */
export function aBuyer(weather: Weather, pieces: Pieces, chance: Chance): Customer {
  const customer = aCustomer(weather)
  const orders: { number: string; sku: string; qty: number }[] = []
  const basket = { shippingMethod: 'delivery' } as const

  async function buy(): Promise<void> {
    const { sku, productId } = pickFrom(pieces, chance)
    const qty = 1 + chance.whole(3)
    await customer.apply(cartAdd, { sku, productId, qty }, { type: 'add', items: [{ sku, productId, qty }] })
    const quoted = await customer.insist(quoteOrder, basket, {}, undefined)
    const { quoteId } = quoted.body.data as { quoteId: string }
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
    const { status, body } = await customer.insist(
      placeOrder,
      input,
      { [HEADERS.idempotency]: randomUUID() },
      'orders',
    )
    if (status !== 200 || body.code !== 200)
      throw new Error(`an order was answered ${status} ${JSON.stringify(body)}`)
    orders.push({ number: (body.data as { orderNumber: string }).orderNumber, sku, qty })
  }

  return Object.assign(customer, {
    orders,
    async arrive() {
      const piece = pickFrom(pieces, chance)
      await customer.takeSession(piece)
      await customer.apply(cartRemove, { skus: [piece.sku] }, { type: 'remove', skus: [piece.sku] })
    },
    async shop() {
      while (!weather.ending.aborted) await buy()
    },
  })
}
