import * as v from 'valibot'
import type { Caller } from '#api/call.ts'
import { failureOf } from '#contract/failure.ts'
import {
  checkPaymentRisk,
  EXPRESS_FROM_BAG,
  EXPRESS_FROM_PIECE,
  expressCheckout,
  submitWalletExpress,
  type ExpressCheckout,
} from '#contract/buying/payment.contract.ts'
import { EXPRESS_FROM, EXPRESS_WAITING } from '#contract/storage-keys.ts'
import { readLanguage } from '#domain/region/language.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { navigateOut } from '#platform/external-navigation.ts'
import { dropSession, readSession, writeSession } from '#platform/storage/session-storage.ts'

const expressPress = v.object({
  /** One piece; undefined: the selected pieces of the bag. */
  piece: v.optional(v.object({ productId: v.string(), sku: v.string(), qty: v.number() })),
  codes: v.optional(v.array(v.string())),
  points: v.optional(v.number()),
  /** The page of the press, to which the wallet returns a user who cancels. */
  cancelUrl: v.string(),
  /** Idempotency-Key: with the same key it is the same express checkout, however often it is sent. */
  key: v.string(),
})

/** One press of an express checkout's button. */
export type ExpressPress = Readonly<v.InferOutput<typeof expressPress>>
/** What a wallet is to pay. */
export type ExpressGoods = Pick<ExpressPress, 'piece' | 'codes' | 'points'>

/**
 * Sends the browser to the wallet (spec 4.6). `risk`: the payment is under review, wait on /pay-loading. Throws
 * `CallError` when the server cannot be reached or refuses. `signal`: the user has left the page, the browser stays.
 */
export async function goToWallet(
  call: Caller,
  press: ExpressPress,
  signal?: AbortSignal,
): Promise<'leaving' | 'risk' | 'stopped'> {
  const { key, cancelUrl, piece, ...means } = press
  const goods = { fromType: piece ? EXPRESS_FROM_PIECE : EXPRESS_FROM_BAG, ...piece, ...means } as const
  try {
    await call(checkPaymentRisk, goods, { key })
    const { data } = await call(submitWalletExpress, { ...goods, cancelUrl }, { key })
    if (signal?.aborted) return 'stopped'
    dropSession(EXPRESS_WAITING)
    writeSession(EXPRESS_FROM, cancelUrl)
    navigateOut(data)
    return 'leaving'
  } catch (error) {
    if (failureOf(error)?.kind !== 'payment-risk') throw error
    writeSession(EXPRESS_WAITING, JSON.stringify(press))
    return 'risk'
  }
}

/** What this express checkout was asked to buy, without codes and points. */
export function goodsOf({ buyNow }: Pick<ExpressCheckout, 'buyNow'>): ExpressGoods {
  return buyNow ? { piece: buyNow } : {}
}

/** The press that waits for its risk check; undefined without one. */
export function readWaitingPress(): ExpressPress | undefined {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), expressPress), readSession(EXPRESS_WAITING))
  return stored.success ? stored.output : undefined
}

/** The page from which the browser went to the wallet, without its language; undefined in another tab. */
export function readExpressFrom(): string | undefined {
  const page = readSession(EXPRESS_FROM)
  return page === undefined ? undefined : readLanguage(page).page
}

export function readExpress(
  call: Caller,
  { language }: Storefront,
  express: string,
): Promise<ExpressCheckout> {
  return call(expressCheckout, { express, lang: language })
}
