import { randomUUID } from 'node:crypto'
import {
  cartAdd,
  cartMove,
  cartRemove,
  cartReplace,
  cartSelect,
  cartUpdate,
  wishListAdd,
  wishListDelete,
  type Cart,
  type Wishlist,
} from '#contract/buying/cart.contract.ts'
import type { ShopperKey } from '#domain/account/shopper.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import type { Endpoint, SentTo } from '#contract/endpoint.ts'
import { encodeFields } from '#contract/encoding.ts'
import { HEADERS, type Envelope } from '#contract/envelope.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import type { Carried, Held } from '../faults/model.ts'
import { aDevice, aTestClient, type Answered } from '../world/shops/test-client.ts'
import { ADDRESS } from '../world/people/addresses.ts'
import type { Chance } from './chance.ts'
import type { Goods } from './stock-up.ts'

/** Shared by all customers: the server's address, when it is open, and the requests in flight. */
export interface Weather {
  readonly url: string
  open(): Promise<void>
  readonly under: { operations: number; orders: number; signIns: number }
  readonly ending: AbortSignal
}

/** An operation that the server has acknowledged, with the code of its response. */
interface Done {
  readonly seq: number
  readonly code: number
  readonly did: Carried
  /** The state in the response: a customer has one device, so nothing came between. */
  readonly held: Partial<Held>
  /** An order has emptied the cart since the operation before. */
  readonly afterOrder: boolean
}

export interface Customer {
  readonly device: string
  readonly done: readonly Done[]
  /** Numbers of acknowledged orders, with their pieces. */
  readonly orders: readonly { readonly number: string; readonly sku: string; readonly qty: number }[]
  shopper: ShopperKey
  /** An order was placed since the last operation. */
  readonly ordered: boolean
  /** Opens a session before the faults start: a lost first response would lose the cookie with it. */
  arrive(): Promise<void>
  /** Continues until the storm ends, and finishes open requests. */
  shop(): Promise<void>
}

const CLOSED = new Set([500, 502, 503])

/** `browser` and `device` of a customer who goes on under another name of the device. */
export function aCustomer(weather: Weather, browser = aTestClient(weather.url), device = aDevice()) {
  const done: Done[] = []

  /** Repeats the same request until the server itself has answered. */
  async function insist<E extends Endpoint>(
    endpoint: E,
    input: SentTo<E>,
    {
      headers = {},
      kind,
    }: { headers?: Readonly<Record<string, string>>; kind?: keyof Weather['under'] } = {},
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
    shopper: '' as ShopperKey,
    insist,
    /** The same browser with another device. */
    renamed: (other: ReturnType<typeof aDevice>) => aCustomer(weather, browser, other),
    ordered: false,
    async apply<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<Envelope<unknown>> {
      const headers = device.next()
      const { status, body } = await insist(endpoint, input, { headers, kind: 'operations' })
      const seq = Number(headers[HEADERS.seq])
      if (status !== 200 || body.lastSeq !== seq)
        throw new Error(`${device.id} ${seq} was answered ${status} ${JSON.stringify(body)}`)
      const code = Number(body.code)
      const held = code === 200 ? heldIn(body.data) : {}
      done.push({ seq, code, did: carried(endpoint.path, input), held, afterOrder: this.ordered })
      this.ordered = false
      return body
    },
    async takeSession({ sku, productId }: Goods): Promise<void> {
      const item = { sku, productId, qty: 1 }
      await this.apply(cartAdd, item)
      this.shopper = (await browser.get(commonInfo, {})).shopper as ShopperKey
    },
  }
}

function carried(path: string, input: unknown): Carried {
  const sent = new URLSearchParams(encodeFields(input))
  const names = [...new Set(sent.keys())]
  return { path, fields: Object.fromEntries(names.map((name) => [name, sent.getAll(name).join(',')])) }
}

/** Bag, wishlist or both, as an answer has them. */
function heldIn(data: unknown): Partial<Held> {
  const { cartInfo, wishlist = data } = data as Partial<Cart> & { readonly wishlist?: Wishlist }
  const { list } = wishlist as Partial<Wishlist>
  return {
    ...(cartInfo ? { lines: cartInfo.list.map(({ sku, qty, selected }) => ({ sku, qty, selected })) } : {}),
    ...(list ? { wishlist: list.map(({ spu }) => spu) } : {}),
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
    const skus = [sku]
    switch (chance.whole(10)) {
      case 0:
        return void (await customer.apply(cartRemove, { skus }))
      case 1:
        return void (await customer.apply(cartUpdate, { sku, qty }))
      case 2:
      case 3:
        return void (await customer.apply(wishListAdd, { spu }))
      case 4:
        return void (await customer.apply(wishListDelete, { spu }))
      case 5:
      case 6:
        return void (await customer.apply(cartSelect, { skus, selected: chance.whole(2) === 0 }))
      case 7:
        return void (await customer.apply(cartMove, { skus }))
      case 8: {
        const other = pickFrom(pieces, chance)
        const by = { sku: other.sku, productId: other.productId, qty }
        return void (await customer.apply(cartReplace, { sku, by }))
      }
      default:
        await customer.apply(cartAdd, { sku, productId, qty })
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

/** Fills a cart, fetches a quote, places the order, and starts again. */
export function aBuyer(weather: Weather, pieces: Pieces, chance: Chance): Customer {
  const customer = aCustomer(weather)
  const orders: { number: string; sku: string; qty: number }[] = []
  const basket = { shippingMethod: 'delivery' } as const

  async function buy(): Promise<void> {
    const { sku, productId } = pickFrom(pieces, chance)
    const qty = 1 + chance.whole(3)
    await customer.apply(cartAdd, { sku, productId, qty })
    const quoted = await customer.insist(quoteOrder, basket)
    const { quoteId } = quoted.body.data as { quoteId: string }
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
    const { status, body } = await customer.insist(placeOrder, input, {
      headers: { [HEADERS.idempotency]: randomUUID() },
      kind: 'orders',
    })
    if (status !== 200 || body.code !== 200)
      throw new Error(`an order was answered ${status} ${JSON.stringify(body)}`)
    customer.ordered = true
    orders.push({ number: (body.data as { orderNumber: string }).orderNumber, sku, qty })
  }

  return Object.assign(customer, {
    orders,
    async arrive() {
      const piece = pickFrom(pieces, chance)
      await customer.takeSession(piece)
      await customer.apply(cartRemove, { skus: [piece.sku] })
    },
    async shop() {
      while (!weather.ending.aborted) await buy()
    },
  })
}
