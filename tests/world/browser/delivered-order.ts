import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { checkPaymentRisk, submitPayment } from '#contract/buying/payment.contract.ts'
import { encodeFields } from '#contract/encoding.ts'
import type { Endpoint, OutputOf, SentTo } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ADDRESS } from '../people/addresses.ts'
import { runOwnersToolAt } from '../people/owners-tool.ts'
import type { RunningShop } from '../shops/running-shop.ts'
import { expect } from './fixtures.ts'
import type { Account } from './own-account.ts'
import { CARDS, payWith, type Find } from './shopping.ts'

/** Runs the owner's tool beside the running shop; its complaints fail the test. */
export async function owner(shop: RunningShop, ...args: string[]): Promise<string> {
  const run = await runOwnersToolAt(Date.now(), { DATA_DIR: shop.dataDir }, args)
  expect(run.complained).toBe('')
  return run.said
}

interface Buying {
  readonly buyer: Account
  readonly pieces: readonly { readonly find: Find; readonly qty: number }[]
  readonly codes?: string[]
}

/** Orders these pieces as the member of this browser, pays and delivers them; returns the number of the order. */
export async function deliveredOrder(page: Page, shop: RunningShop, input: Buying): Promise<string> {
  const { buyer, pieces, codes = [] } = input
  const call = callerOf(page.context(), shop)
  for (const { find, qty } of pieces)
    await call(cartAdd, { productId: find.card.productsId, sku: find.sku, qty })
  const basket = { shippingMethod: 'delivery', codes } as const
  const { quoteId } = await call(quoteOrder, basket)
  const { firstName, lastName, line1, email } = buyer
  const address = { ...ADDRESS, firstName, lastName, line1 }
  const { orderNumber, secret } = await call(placeOrder, { ...basket, quoteId, email, address })
  await call(checkPaymentRisk, { orderNumber, secret })
  const { data } = await call(submitPayment, { orderNumber, secret })
  await page.goto(data)
  await payWith(page, CARDS.paid)
  await expect(page).toHaveURL(/\/payment-result/)
  // The payment is applied while this page waits: before it, nothing can be shipped.
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await owner(shop, 'ship', orderNumber, '--courier', 'SingPost', '--tracking', 'RB123456785SG')
  await owner(shop, 'deliver', orderNumber)
  return orderNumber
}

/** Calls with the cookies of this browser, as another of its tabs makes them. */
function callerOf(context: BrowserContext, shop: RunningShop) {
  return async <E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<OutputOf<E>> => {
    const sent =
      endpoint.body === 'json' ? { data: input } : { form: Object.fromEntries(encodeFields(input)) }
    const response = await context.request.fetch(`${shop.url}/api${endpoint.path}`, {
      method: 'POST',
      headers: { [HEADERS.app]: 'www', [HEADERS.idempotency]: randomUUID() },
      ...sent,
    })
    const { code, data } = (await response.json()) as { code: number; data: OutputOf<E> }
    expect(code).toBe(200)
    return data
  }
}
