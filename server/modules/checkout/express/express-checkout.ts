import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { expressCheckout as readCall, ExpressCheckout } from '#contract/buying/payment.contract.ts'
import { EXPRESS_FROM_BAG, submitWalletExpress as submitCall } from '#contract/buying/payment.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import type { CartLineInput } from '#domain/cart/apply-to-cart.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import { hmac } from '../../../core/digest.ts'
import { ShopError } from '../../../core/shop-error.ts'
import { siteOrigin } from '../../../core/site-origin.ts'
import { storefrontOfRow } from '../../../core/storefront-of-row.ts'
import { ProviderDown, type ExpressRequest } from '../../../providers/payment/payment-provider.ts'
import { keyedBy } from '../../../services/idempotency.ts'
import { withShopper, type RequestContext, type ShopperContext } from '../../../services/route.ts'
import type { Services } from '../../../services/services.ts'
import { secretOf } from '../../../db/shop-secrets.ts'
import { askProvider } from '../../payment/ask-provider.ts'
import {
  EXPRESS_LASTS_MS,
  expressOf,
  markExpressStarted,
  noteExpress,
  type ExpressRow,
} from '../../payment/express-rows.ts'
import { orDown } from '../../payment/payment.commands.ts'
import { settleDeals } from '../../promotions/settle-deals.ts'
import { assertSellable } from '../checkout.policy.ts'
import { emailOf } from '../checkout.queries.ts'
import { ownPage } from './express-terms.ts'
import { presentExpress } from './present-express.ts'
import { CHECKOUT_TEXTS } from '../checkout.texts.ts'
import { readOrder } from '../read-order.ts'

type GoodsOfPress = Pick<InputOf<typeof submitCall>, 'productId' | 'sku' | 'qty' | 'codes' | 'points'> & {
  readonly fromType?: string | undefined
}

/** Lets the provider check the risk of an express checkout before it begins; a risk is the spec's code 504 (spec 4.6). */
export async function checkExpressRisk(
  context: RequestContext,
  input: GoodsOfPress,
): Promise<{ risk: 'none' }> {
  assertSellable(context)
  const caller = await withShopper(context)
  await refuseRisk(caller, await pricedPress(caller, input))
  return { risk: 'none' }
}

/**
 * Opens an express checkout at the wallet, at the shop's own price, and returns the wallet's page. The same
 * key is the same express checkout. No stock is taken: that is done by the order (decision 0147).
 */
export async function submitExpress(
  context: RequestContext,
  input: InputOf<typeof submitCall>,
): Promise<OutputOf<typeof submitCall>> {
  const { services, site } = context
  assertSellable(context)
  const cancelUrl = ownPage(input.cancelUrl, context.origin)
  if (cancelUrl === undefined) throw new ShopError('bad-input', { field: 'cancelUrl' })
  const caller = await withShopper(context)
  const priced = await pricedPress(caller, input)
  await refuseRisk(caller, priced)
  const express = await openExpress(caller, { ...priced, cancelUrl })
  if (express.redirect_url !== null) return { type: 1, data: express.redirect_url }
  const request = expressRequest(
    siteOrigin(services.env.publicUrl, site),
    express,
    titleOf(services, express),
  )
  const started = await orDown(
    askProvider(services, async (provider) => {
      const answer = await provider.express.start(request)
      if (!safeUrl(answer.redirectUrl, provider.hosts)) throw new ProviderDown('sent us to a strange address')
      return answer
    }),
    'wallet-down',
  )
  await markExpressStarted(services.store.db, express.id, started)
  return { type: 1, data: started.redirectUrl }
}

/** An express checkout of the caller, after asking the wallet what has been decided. */
export async function readExpress(
  context: RequestContext,
  { express: id }: InputOf<typeof readCall>,
): Promise<ExpressCheckout> {
  const { services, shopper } = context
  const { db } = services.store
  const known = await expressOf(db, shopper, id)
  if (!known) throw new ShopError('express-unknown')
  const { provider_ref: ref } = known
  if (known.state !== 'waiting' || ref === null) return presentExpress(context, known)
  const fact = await orDown(
    askProvider(services, ({ express }) => express.look(ref)),
    'wallet-down',
  )
  if (fact.expressId === id) await noteExpress(db, id, fact)
  return presentExpress(context, (await expressOf(db, shopper, id)) ?? known)
}

interface PricedPress {
  /** Of this key and this shopper, so that no other shopper's key leads to it. */
  readonly id: string
  /** Undefined for the bag. */
  readonly piece: CartLineInput | undefined
  /** The number of pieces. */
  readonly qty: number
  /** With home delivery. */
  readonly amount: number
}

/** What the press is to buy, as it can be bought now; refused as "Buy Now" and the bag refuse it. */
async function pricedPress(caller: ShopperContext, input: GoodsOfPress): Promise<PricedPress> {
  const { services, shopper } = caller
  const { db } = services.store
  const piece = pieceOf(input)
  const { key } = keyedBy(caller, submitCall, input)
  await settleDeals(services.store, caller.now)
  const { codes, points } = input
  const { priced } = await readOrder(db, caller, { buyNow: piece, method: 'delivery', codes, points })
  if (priced.goods.some(({ isGiftCard }) => isGiftCard)) throw new ShopError('egift-alone')
  const amount = priced.settled.due
  // Codes and points pay all of it: there is nothing for a wallet.
  if (amount === 0) throw new ShopError('bad-input', { field: 'codes' })
  const id = `x${hmac(await secretOf(db, 'express'), `${shopperKey(shopper)} ${key}`)}`
  return { id, piece, qty: priced.sums.itemsQty, amount }
}

/** Throws `bad-input` for anything but one whole piece or the bag. */
function pieceOf({ fromType, productId, sku, qty }: GoodsOfPress): CartLineInput | undefined {
  if (fromType === EXPRESS_FROM_BAG && productId === undefined && sku === undefined && qty === undefined)
    return undefined
  if (fromType === EXPRESS_FROM_BAG || productId === undefined || sku === undefined || qty === undefined)
    throw new ShopError('bad-input', { field: 'fromType' })
  return { productId, sku, qty }
}

async function refuseRisk(caller: ShopperContext, { id, amount }: PricedPress): Promise<void> {
  const { services, currency } = caller
  const email = await emailOf(services.store.db, caller.shopper)
  const request = { attemptId: id, orderNumber: '', amount, currency, email }
  const risk = await orDown(
    askProvider(services, (provider) => provider.assessRisk(request)),
    'wallet-down',
  )
  if (risk === 'risk') throw new ShopError('payment-risk')
}

/** The express checkout of this key, or a new one: two concurrent presses get the same. */
async function openExpress(
  { services, shopper, site, language, currency, now }: ShopperContext,
  { id, piece, qty, amount, cancelUrl }: PricedPress & { readonly cancelUrl: string },
): Promise<ExpressRow> {
  const { db } = services.store
  const row: ExpressRow = {
    id,
    shopper: shopperKey(shopper),
    site,
    lang: language,
    currency,
    product_id: piece?.productId ?? null,
    sku: piece?.sku ?? null,
    qty,
    cancel_url: cancelUrl,
    provider: services.payment.name,
    provider_ref: null,
    redirect_url: null,
    amount,
    state: 'created',
    email: '',
    address: null,
    order_id: null,
    created_at: now,
    expires_at: now + EXPRESS_LASTS_MS,
  }
  await db
    .insertInto('express_checkout')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const known = (await expressOf(db, shopper, id)) ?? row
  if (known.sku !== row.sku || known.qty !== qty) throw new ShopError('key-reused')
  return known
}

/** The wallet's words for what it is to pay, from the row and the catalogue alone: repeated requests must be identical. */
function titleOf({ catalogue, texts, now }: Services, { sku, qty, site, lang }: ExpressRow): string {
  const storefront = storefrontOfRow({ site, lang })
  if (sku === null) return texts.in(storefront.language)(CHECKOUT_TEXTS.pieces, { count: qty })
  const facts = catalogue.sku(sku, storefront, now())
  return `${[facts?.name, facts?.color, facts?.size].filter(Boolean).join(', ')} × ${qty}`
}

function expressRequest(origin: string, express: ExpressRow, title: string): ExpressRequest {
  const { id, site, lang, amount, currency, cancel_url: cancelUrl } = express
  const { language, site: known } = storefrontOfRow({ site, lang })
  const path = `/checkout?walletexpress=1&express=${encodeURIComponent(id)}`
  return {
    expressId: id,
    amount,
    currency,
    title,
    language,
    returnUrl: `${origin}${writeLanguage(path, language, known)}`,
    cancelUrl: `${origin}${cancelUrl}`,
  }
}
