import type { ShippingMethod } from '#domain/cart/shipping.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { heldLoginDiscount } from '../discounts/discounts.queries.ts'
import { giftCardProblem, type GiftCard } from '../gift-cards/gift-cards.queries.ts'
import { giftCardsOf } from '../gift-cards/own-gift-cards.ts'
import { couponsOf, type Coupon } from '../promotions/coupon-rows.ts'
import { personOf } from '../promotions/person.ts'
import { promotionsOf } from '../promotions/promotions.queries.ts'
import { confirmedEmailOf } from './checkout.queries.ts'
import type { PriceTerms } from './quote.ts'
import { readCodes, type ReadCodes } from './read-codes.ts'
import { readPoints, type ReadPoints } from './read-points.ts'

/** What a buyer brings to an order besides the goods. */
export interface BuyerInput {
  readonly method: ShippingMethod
  readonly codes: readonly string[] | undefined
  readonly points: number | undefined
}

export interface TermsInput extends BuyerInput {
  /** What the goods are redeemed with. */
  readonly forGoods: number
}

export interface ReadTerms {
  readonly price: PriceTerms
  readonly codes: ReadCodes['codes']
  /** What the member has been given. */
  readonly coupons: readonly Coupon[]
  /** Gift cards of the member's account that can pay. */
  readonly giftCards: readonly GiftCard[]
  readonly points: ReadPoints
}

/** Reads what the sum depends on besides the goods: promotions, codes, what the buyer holds, and what is paid with. */
export async function readTerms(
  db: Reader,
  caller: ShopperContext,
  { method, codes: typed = [], points: wanted = 0, forGoods }: TermsInput,
): Promise<ReadTerms> {
  const { shopper, currency, now } = caller
  const email = await confirmedEmailOf(db, shopper)
  const person = email === undefined ? undefined : personOf(email)
  const memberId = shopper.kind === 'member' ? shopper.id : undefined
  const reading = { currency, now, person, memberId, owner: email }
  const { codes, code, cards } = await readCodes(db, reading, typed)
  const buyer = { shopper, currency, now, isConfirmed: email !== undefined }
  const points = await readPoints(db, buyer, { points: wanted, forGoods })
  return {
    price: {
      method,
      promotions: await promotionsOf(db, caller),
      code,
      loginDiscount: await heldLoginDiscount(db, shopper),
      member: memberId,
      means: [...cards, ...points.means],
    },
    codes,
    coupons: person === undefined ? [] : await couponsOf(db, { person, memberId }, now),
    giftCards:
      email === undefined
        ? []
        : (await giftCardsOf(db, email)).filter((card) => giftCardProblem(card, now) === undefined),
    points,
  }
}
