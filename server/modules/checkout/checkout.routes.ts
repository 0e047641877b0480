import {
  changeOrder as changeCall,
  placeOrder as placeCall,
  quoteOrder as quoteCall,
} from '#contract/checkout.contract.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { ShopError } from '../../core/shop-error.ts'
import { storefrontOf, readCurrency, readLanguageWord } from '#domain/region/storefront.ts'
import { handle, type RequestContext, type Storefront, type Route } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { secretOf } from '../orders/secrets.ts'
import { changeOrder } from './change-order.ts'
import { placeOrder } from './checkout.commands.ts'
import { assertSellable } from './checkout.policy.ts'
import { presentItems, presentMethods, presentSums } from './checkout.present.ts'
import { readGoods, refuseUnbuyable, goodsInput } from './goods.ts'
import { price, QUOTE_LASTS_MS, quoteId, type Terms } from './quote.ts'
import { pickupStores } from './pickup-stores.ts'

export function checkoutRoutes(services: Services): Route[] {
  return [
    handle(quoteCall, (context, input) => quoteOrder(services, context, input)),
    handle(placeCall, (context, input) =>
      placeOrder(services, context, storefrontOfInput(context, input), input),
    ),
    handle(changeCall, (context, input) => changeOrder(services, context, input)),
  ]
}

/** The present price of these goods for this user; `quoteId` in the response guarantees it for half an hour. */
export async function quoteOrder(
  services: Services,
  context: RequestContext,
  input: InputOf<typeof quoteCall>,
): Promise<OutputOf<typeof quoteCall>> {
  const storefront = storefrontOfInput(context, input)
  assertSellable(storefront)
  const { db } = services.store
  const shopper = await context.ensureShopper()
  const found = await readGoods(
    services,
    db,
    await goodsInput(services, db, shopper, storefront, context.now, input.buyNow),
    storefront,
    context.now,
  )
  refuseUnbuyable(found, input.buyNow !== undefined)
  const priced = price(found.goods, storefront, input.shippingMethod, context.now)
  const terms: Terms = {
    shopper,
    method: input.shippingMethod,
    store: input.shippingMethod === 'pickup' ? input.pickupStore : undefined,
    buyNow: input.buyNow !== undefined,
  }
  const expiresAt = context.now + QUOTE_LASTS_MS
  return {
    quoteId: quoteId(await secretOf(db, 'quote'), priced, storefront, terms, expiresAt),
    expiresAt,
    addressRules: services.env.ADDRESS_RULES,
    item: presentItems(priced.goods, storefront),
    amounts: presentSums(priced.sums, storefront),
    shippingMethods: presentMethods(
      price(priced.goods, storefront, 'delivery', context.now),
      storefront,
      services.texts.in(storefront.language),
    ),
    stores: await pickupStores(db, priced.goods, storefront.language),
  }
}

/** Currency and language of the body take precedence over the cookies, if this site offers them. */
function storefrontOfInput(
  context: RequestContext,
  input: { readonly currency?: string | undefined; readonly lang?: string | undefined },
): Storefront {
  const currency =
    input.currency === undefined ? context.currency : readCurrency(input.currency, context.site)
  if (!currency) throw new ShopError('currency-unknown')
  const language = input.lang === undefined ? context.language : readLanguageWord(input.lang, context.site)
  return storefrontOf(context.site, language ?? context.language, currency)
}
