import { randomUUID } from 'node:crypto'
import type { Shopper } from '#domain/account/shopper.ts'
import { priceIn } from '#domain/money/money.ts'
import { minor } from '#domain/brand.ts'
import type { Store } from '#server/db/open.ts'
import { readEnv } from '#server/core/env.ts'
import { SILENT } from '#server/core/log.ts'
import type { RequestContext, Storefront } from '#server/services/route.ts'
import { readTexts } from '#server/core/texts.ts'
import type { Catalogue, SkuFacts } from '#server/services/catalogue.ts'
import { placeOrder } from '#server/modules/checkout/checkout.commands.ts'
import { quoteOrder } from '#server/modules/checkout/checkout.routes.ts'
import { submitPayment } from '#server/modules/payment/payment.commands.ts'
import { attemptsOf } from '#server/modules/orders/orders.queries.ts'
import type { Mail } from '#server/providers/mail/mail-provider.ts'
import { LISTENERS } from '#server/listeners.ts'
import { GIVEN_UP, SENDERS } from '#server/senders.ts'
import type { Services } from '#server/services/services.ts'
import { ADDRESS } from '../people/addresses.ts'
import { aCart, aGuest, aProduct, type Product, type ProductInput } from '../shops/builders.ts'
import { aProvider, type StubProvider } from './stub-provider.ts'

export const NOON = Date.UTC(2026, 10, 21, 4)

type Lines = readonly (readonly [product: Product, qty: number])[]

/** A server with checkout: a database, a clock that the test sets, a provider that the test controls. */
export interface PaymentPageWorld {
  readonly services: Services
  readonly store: Store
  readonly provider: StubProvider
  readonly mails: Mail[]
  readonly clock: { now: number }
  product(input?: ProductInput): Promise<Product>
  /** Adds a product of the database to the catalogue. */
  knows(product: Product): void
  call(change?: Partial<RequestContext>): RequestContext
  /** A guest with these products in the cart and a quote for them. */
  buyer(lines: Lines): Promise<Buyer>
  /** A guest's order, placed and waiting to be paid. */
  order(lines: Lines): Promise<PlacedOrder>
  /** As `order`, with the user on the provider's page. */
  started(lines: Lines): Promise<PlacedOrder & { attemptId: string; ref: string }>
}

interface Buyer {
  readonly shopper: Shopper
  readonly quoteId: string
  /** Places the order under this key. */
  place(key?: string, change?: Partial<Parameters<typeof placeOrder>[1]>): ReturnType<typeof placeOrder>
  /** As `place`, with parts of the server replaced. */
  placeWith(services: Services): ReturnType<typeof placeOrder>
}

export interface PlacedOrder {
  readonly orderNumber: string
  readonly secret: string
  readonly id: string
  readonly total: number
}

export function aCheckout(store: Store, from: Partial<Services> = {}): PaymentPageWorld {
  const clock = { now: NOON }
  const provider = aProvider()
  const mails: Mail[] = []
  const facts = new Map<string, Partial<SkuFacts>>()
  const services: Services = {
    env: readEnv({ LOG: 'off' }),
    store,
    now: () => clock.now,
    catalogue: aCatalogue(facts),
    texts: readTexts(),
    log: SILENT,
    payment: provider,
    listeners: LISTENERS,
    senders: SENDERS,
    givenUp: GIVEN_UP,
    social: [],
    mail: { name: 'list', send: async (mail) => void mails.push(mail) },
    ...from,
  } as Services

  function call(change: Partial<RequestContext> = {}): RequestContext {
    const { shopper } = change
    return {
      services,
      site: 'sg',
      language: 'en',
      currency: 'SGD',
      locale: 'en-GB',
      now: clock.now,
      ip: '127.0.0.1',
      shopper,
      ensureShopper: async () => shopper ?? aGuest(),
      leave: async () => {},
      key: randomUUID(),
      device: '',
      cookie: () => undefined,
      secure: true,
      setHeader: () => {},
      ...change,
    } as RequestContext
  }

  function knows(made: Product): void {
    facts.set(made.sku, factsOf(made))
  }

  async function product(input: ProductInput = {}): Promise<Product> {
    const made = await aProduct(store.db, input)
    knows(made)
    return made
  }

  async function buyer(lines: Lines): Promise<Buyer> {
    const shopper = aGuest()
    await aCart(store.db, shopper, lines)
    const { quoteId } = await quoteOrder(call({ shopper }), { shippingMethod: 'delivery' })
    const input = { shippingMethod: 'delivery', quoteId, email: 'mei@example.com', address: ADDRESS } as const
    return {
      shopper,
      quoteId,
      place(key = randomUUID(), change = {}) {
        const context = call({ shopper, key })
        return placeOrder(context, { ...input, ...change })
      },
      placeWith(others) {
        return placeOrder(call({ shopper, services: others }), input)
      },
    }
  }

  async function order(lines: Lines): Promise<PlacedOrder> {
    const placed = await (await buyer(lines)).place()
    const row = await store.db
      .selectFrom('shop_order')
      .select(['id', 'total'])
      .where('number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow()
    return { orderNumber: placed.orderNumber, secret: placed.secret, id: row.id, total: row.total }
  }

  async function started(lines: Lines) {
    const placed = await order(lines)
    const { orderNumber, secret } = placed
    await submitPayment(call(), { orderNumber, secret })
    const [attempt] = await attemptsOf(store.db, placed.id)
    if (!attempt?.provider_ref) throw new RangeError('the payment did not start')
    return { ...placed, attemptId: attempt.id, ref: attempt.provider_ref }
  }

  return { services, store, provider, mails, clock, product, knows, call, buyer, order, started }
}

function factsOf(product: Product): Partial<SkuFacts> {
  return {
    sku: product.sku,
    productId: product.productId,
    spu: product.spu,
    name: product.name,
    color: 'Orchid',
    size: 'M',
    imageUrl: '/media/x.webp',
    baseUrl: `/products/silk-dress-${product.spu}`,
    price: product.price,
    stock: product.stock,
    onSale: true,
    preSaleDays: 0,
    multiItem: false,
    soldTag: '',
    flash: false,
    isGiftCard: false,
    isVirtual: false,
    finalSale: false,
    sellable: true,
  }
}

/** Knows names only: prices and stock that decide must come from the database. */
function aCatalogue(facts: ReadonlyMap<string, Partial<SkuFacts>>): Catalogue {
  const catalogue: Partial<Catalogue> = {
    sku(sku: string, storefront: Storefront) {
      const known = facts.get(sku)
      if (!known) return undefined
      const price = priceIn(minor(known.price ?? 0), storefront.currency)
      return { ...known, price, listPrice: price, currency: storefront.currency } as SkuFacts
    },
    reread: async () => {},
  }
  return catalogue as Catalogue
}
