import type { Quote } from '#contract/buying/checkout.contract.ts'
import { tenderWords } from '#domain/cart/adjustment-words.ts'
import type { CodeMisfit } from '#domain/cart/code-rule.ts'
import { POINTS_COUPON } from '#domain/points/points.ts'
import type { Say } from '#domain/region/say.ts'
import type { Storefront } from '../../services/route.ts'
import { amountFormat } from '../../core/amount-format.ts'
import { balanceIn, type GiftCard } from '../gift-cards/gift-cards.queries.ts'
import { ownCardCode } from '../gift-cards/own-card-code.ts'
import { CODE_TEXTS, POINTS_TEXTS } from './code-texts.ts'
import type { ReadCode } from './read-codes.ts'
import type { Coupon } from '../promotions/coupon-rows.ts'
import { couponFormat, termsWords } from '../promotions/coupon-words.ts'
import { couponsIn, type ReadPoints } from './read-points.ts'

/** Each code of a quote with the reason why it does nothing, where it does not. `misfit` is that of the one code in use. */
export function presentCodes(
  codes: readonly ReadCode[],
  misfit: CodeMisfit | undefined,
  say: Say,
): Quote['codes'] {
  return codes.map(({ typed, kind, written, problem: own }) => {
    const problem = own ?? (kind === 'discount' ? misfit : undefined)
    const label = kind === 'gift-card' ? tenderWords('gift-card', { last: written }, say) : written
    return { code: typed, kind, label, ...(problem && { problem: say(CODE_TEXTS[problem]) }) }
  })
}

interface CouponOfOrder {
  readonly coupon: Coupon
  /** Why it takes nothing off the goods of the order. */
  readonly misfit: CodeMisfit | undefined
}

/** The codes that a member has, each with what it takes off, or why it cannot be chosen for this order. */
export function presentCoupons(
  coupons: readonly CouponOfOrder[],
  storefront: Storefront,
  say: Say,
): Quote['coupons'] {
  const format = couponFormat(storefront)
  return coupons.map(({ coupon, misfit }) => {
    const { code, ends_at: endsAt } = coupon
    return {
      code,
      label: termsWords(coupon, format, say),
      ...(endsAt !== null && { endsAt }),
      ...(misfit && { problem: say(CODE_TEXTS[misfit]) }),
    }
  })
}

/** The gift cards of the member's account, each with what it can pay, chosen without its code. */
export function presentGiftCards(
  cards: readonly GiftCard[],
  storefront: Storefront,
  say: Say,
): NonNullable<Quote['giftCards']> {
  const format = amountFormat(storefront)
  return cards.map(({ id, last, balance, expires_at: expiresAt }) => ({
    code: ownCardCode(id),
    label: tenderWords('gift-card', { last }, say),
    formatBalance: format(balanceIn(balance, storefront.currency)),
    expiresAt,
  }))
}

/** Choices in one list. */
const MOST_COUPONS = 20

/** What a member can pay with points; nothing for a guest who asks for none. */
export function presentPoints(
  { usable, forGoods, problem }: ReadPoints,
  { storefront, total }: { readonly storefront: Storefront; readonly total: number },
  say: Say,
): Pick<Quote, 'points'> {
  if (usable === undefined && problem === undefined) return {}
  return {
    points: {
      usable: usable ?? 0,
      ...(forGoods > 0 && { forGoods }),
      options: optionsOf((usable ?? 0) - forGoods, total, storefront).map(({ points, amount }) => ({
        points,
        amount,
        label: say(POINTS_TEXTS.option, { points, amount: amountFormat(storefront)(amount) }),
      })),
      ...(problem && { problem: say(POINTS_TEXTS[problem], { step: POINTS_COUPON.points }) }),
    },
  }
}

/** Coupons that fit into the total: points are not paid out. */
function optionsOf(usable: number, total: number, { currency }: Storefront) {
  const most = Math.min(Math.floor(usable / POINTS_COUPON.points), MOST_COUPONS)
  return Array.from({ length: most }, (_, at) => {
    const points = (at + 1) * POINTS_COUPON.points
    return { points, amount: couponsIn(points, currency) }
  }).filter(({ amount }) => amount <= total)
}
