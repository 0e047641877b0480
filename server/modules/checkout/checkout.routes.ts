import { placeOrder as placeCall, quoteOrder as quoteCall } from '#contract/buying/checkout.contract.ts'
import { changeOrder as changeCall, repurchase as repurchaseCall } from '#contract/buying/orders.contract.ts'
import { buyPointPrice } from '#contract/buying/buy-point-price.contract.ts'
import { buyNow as buyNowCall } from '#contract/buying/buy-now.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import {
  checkPaymentRisk as riskCall,
  expressCheckout as expressCall,
  submitWalletExpress,
} from '#contract/buying/payment.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { storefrontOf, readCurrency, readLanguageWord } from '#domain/region/storefront.ts'
import { handle, withShopper, type RequestContext, type Route } from '../../services/route.ts'
import { secretOf } from '../../db/shop-secrets.ts'
import { appliedCode } from '../promotions/coupon-rows.ts'
import { settleDeals } from '../promotions/settle-deals.ts'
import { checkPaymentRisk } from '../payment/payment.commands.ts'
import { changeOrder } from './change-order.ts'
import { repurchase } from './repurchase.ts'
import { placeOrder } from './checkout.commands.ts'
import { assertSellable } from './checkout.policy.ts'
import { presentItems, presentLeftOut, presentMethods, presentPriced } from './checkout.present.ts'
import { presentCodes, presentCoupons, presentGiftCards, presentPoints } from './present-codes.ts'
import { readOrder } from './read-order.ts'
import { assertPoints } from './read-points.ts'
import { readGoods, refuseUnbuyable } from './goods.ts'
import { checkExpressRisk, readExpress, submitExpress } from './express/express-checkout.ts'
import { price, QUOTE_LASTS_MS, quoteId, type Terms } from './quote.ts'
import { pickupStores } from './pickup-stores.ts'

export const checkoutRoutes: readonly Route[] = [
  handle(buyNowCall, checkBuyNow),
  handle(buyPointPrice, checkRedeeming),
  handle(quoteCall, quoteOrder),
  handle(placeCall, (context, input) => placeOrder(inStorefrontOf(context, input), input)),
  handle(changeCall, changeOrder),
  handle(repurchaseCall, repurchase),
  handle(riskCall, checkRisk),
  handle(submitWalletExpress, submitExpress),
  handle(expressCall, (context, input) => readExpress(inStorefrontOf(context, input), input)),
]

/** Of an order, or of what an express checkout is to buy (spec 4.6). */
function checkRisk(context: RequestContext, input: InputOf<typeof riskCall>): Promise<{ risk: 'none' }> {
  const { orderNumber, secret } = input
  if (orderNumber !== undefined && secret !== undefined)
    return checkPaymentRisk(context.services, { orderNumber, secret })
  return checkExpressRisk(context, input)
}

/** Refuses one piece that cannot be bought at once, in the words of its own (spec 4.6, 4.14). */
async function checkBuyNow(
  context: RequestContext,
  input: InputOf<typeof buyNowCall>,
): Promise<OutputOf<typeof buyNowCall>> {
  assertSellable(context)
  refuseUnbuyable(await readGoods(context.services.store.db, context, [{ ...input, isEgift: true }]), true)
  return {}
}

/** Refuses a piece that cannot be redeemed, or for which the member has too few points (spec 4.5). */
async function checkRedeeming(
  context: RequestContext,
  input: InputOf<typeof buyPointPrice>,
): Promise<OutputOf<typeof buyPointPrice>> {
  assertSellable(context)
  const { db } = context.services.store
  const found = await readGoods(db, context, [input])
  refuseUnbuyable(found, true)
  await assertPoints(db, context, found.goods)
  return {}
}

/** The present price of these goods for this user; `quoteId` in the response guarantees it for half an hour. */
export async function quoteOrder(
  context: RequestContext,
  input: InputOf<typeof quoteCall>,
): Promise<OutputOf<typeof quoteCall>> {
  const { services } = context
  const spoken = inStorefrontOf(context, input)
  assertSellable(spoken)
  const { db } = services.store
  const caller = await withShopper(spoken)
  await settleDeals(services.store, caller.now)
  const { buyNow, codes, points, shippingMethod: method } = input
  const { read, offers, priced } = await readOrder(db, caller, { buyNow, method, codes, points })
  const say = services.texts.in(caller.language)
  const terms: Terms = {
    shopper: caller.shopper,
    method: input.shippingMethod,
    store: input.shippingMethod === 'pickup' ? input.pickupStore : undefined,
    buyNow: input.buyNow !== undefined,
  }
  const expiresAt = caller.now + QUOTE_LASTS_MS
  // Each by itself, in the place of the code that the order has.
  const coupons = read.coupons.map((coupon) => {
    const { misfit } = price(priced.goods, caller, { ...read.price, code: appliedCode(coupon) })
    return { coupon, misfit }
  })
  const stores = await pickupStores(db, priced.goods, caller)
  return {
    quoteId: quoteId(await secretOf(db, 'quote'), { priced, terms, storefront: caller }, expiresAt),
    expiresAt,
    addressRules: services.env.ADDRESS_RULES,
    item: presentItems(priced, caller),
    leftOut: presentLeftOut(offers, caller),
    ...presentPriced(priced, caller, say),
    codes: presentCodes(read.codes, priced.misfit, say),
    coupons: presentCoupons(coupons, caller, say),
    giftCards: presentGiftCards(read.giftCards, caller, say),
    ...presentPoints(read.points, { storefront: caller, total: priced.sums.total }, say),
    paymentMethods: [...services.payment.methods],
    shippingMethods: presentMethods(price(priced.goods, caller, { ...read.price, method: 'delivery' }), {
      storefront: caller,
      say,
      hasStores: stores.length > 0,
    }),
    stores,
  }
}

/** The same call in currency and language of its body: they take precedence over the cookies, if this site offers them. */
function inStorefrontOf(
  context: RequestContext,
  input: { readonly currency?: string | undefined; readonly lang?: string | undefined },
): RequestContext {
  const currency =
    input.currency === undefined ? context.currency : readCurrency(input.currency, context.site)
  if (!currency) throw new ShopError('currency-unknown')
  const language = input.lang === undefined ? context.language : readLanguageWord(input.lang, context.site)
  return { ...context, ...storefrontOf(context.site, language ?? context.language, currency) }
}
