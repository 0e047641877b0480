import { placeOrder as placeCall, quoteOrder as quoteCall } from '#contract/checkout.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { Refusal } from '../../http/reasons.ts'
import { placeOf, readCurrency, readLanguageWord } from '#domain/region/place.ts'
import { serve, type Call, type Place, type Served } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { secretOf } from '../orders/secrets.ts'
import { placeOrder } from './checkout.commands.ts'
import { mustSell } from './checkout.policy.ts'
import { presentItems, presentMethods, presentSums } from './checkout.present.ts'
import { readGoods, refuseUnbuyable, wanted } from './goods.ts'
import { price, QUOTE_LASTS_MS, quoteId, type Terms } from './quote.ts'
import { pickupStores } from './stores.ts'

export function checkoutRoutes(services: Services): Served[] {
  return [
    serve(quoteCall, (call, input) => quoteOrder(services, call, input)),
    serve(placeCall, (call, input) => placeOrder(services, call, placeAsked(call, input), input)),
  ]
}

/** What these goods cost now, for this person; the answer's `quoteId` holds the shop to it for half an hour. */
export async function quoteOrder(
  services: Services,
  call: Call,
  input: InputOf<typeof quoteCall>,
): Promise<OutputOf<typeof quoteCall>> {
  const place = placeAsked(call, input)
  mustSell(place)
  const { db } = services.store
  const principal = await call.ensurePrincipal()
  const found = await readGoods(
    services,
    db,
    await wanted(services, db, principal, place, call.now, input.buyNow),
    place,
    call.now,
  )
  refuseUnbuyable(found, input.buyNow !== undefined)
  const priced = price(found.goods, place, input.shippingMethod, call.now)
  const terms: Terms = {
    principal,
    method: input.shippingMethod,
    store: input.shippingMethod === 'pickup' ? input.pickupStore : undefined,
    buyNow: input.buyNow !== undefined,
  }
  const expiresAt = call.now + QUOTE_LASTS_MS
  return {
    quoteId: quoteId(await secretOf(db, 'quote'), priced, place, terms, expiresAt),
    expiresAt,
    addressRules: services.env.ADDRESS_RULES,
    item: presentItems(priced.goods, place),
    amounts: presentSums(priced.sums, place),
    shippingMethods: presentMethods(priced, place, call.now),
    stores: await pickupStores(db, priced.goods, place.language),
  }
}

/** Currency and language of the body win over those of the cookies, if this site offers them. */
function placeAsked(
  call: Call,
  input: { readonly currency?: string | undefined; readonly lang?: string | undefined },
): Place {
  const currency = input.currency === undefined ? call.currency : readCurrency(input.currency, call.site)
  if (!currency) throw new Refusal('currency-unknown')
  const language = input.lang === undefined ? call.language : readLanguageWord(input.lang, call.site)
  return placeOf(call.site, language ?? call.language, currency)
}
