import type { AppliedCode } from '#domain/cart/applied-code.ts'
import type { Means } from '#domain/cart/tenders.ts'
import type { CurrencyCode } from '#domain/money/currencies.ts'
import type { Reader } from '../../db/schema/database.ts'
import { ownCardId } from '../gift-cards/own-card-code.ts'
import {
  balanceIn,
  giftCardOf,
  giftCardProblem,
  type GiftCard,
  ownGiftCard,
  type GiftCardProblem,
} from '../gift-cards/gift-cards.queries.ts'
import {
  appliedCode,
  couponOf,
  couponProblem,
  mayUse,
  type Coupon,
  type CouponProblem,
} from '../promotions/coupon-rows.ts'

export type CodeProblem =
  | CouponProblem
  | GiftCardProblem
  | 'second-code'
  | 'repeated'
  | 'unknown'
  | 'too-many'

/** One code of the buyer: as typed, and what it is. */
export interface ReadCode {
  readonly typed: string
  readonly kind: 'discount' | 'gift-card' | 'unknown'
  /** As the shop writes it: the code of a discount, the last characters of a gift card. */
  readonly written: string
  readonly problem: CodeProblem | undefined
}

export interface ReadCodes {
  readonly codes: readonly ReadCode[]
  /** The one discount code that may be used. */
  readonly code: AppliedCode | undefined
  /** The gift cards that may be used, in the order of their codes. */
  readonly cards: readonly Means[]
}

interface CodeReading {
  /** The member's mailbox as `personOf` names it; undefined for a guest. */
  readonly person: string | undefined
  /** The member's confirmed address, which gift cards belong to. */
  readonly owner: string | undefined
  readonly currency: CurrencyCode
  readonly now: number
}

/** Reads the codes of a buyer in their order: the first discount code counts, and every gift card once (spec 9.6). */
export async function readCodes(
  db: Reader,
  { currency, now, person, owner }: CodeReading,
  typed: readonly string[],
): Promise<ReadCodes> {
  const codes: ReadCode[] = []
  const cards: Means[] = []
  let code: AppliedCode | undefined

  for (const text of typed) {
    const coupon = await couponOf(db, text)
    if (coupon) {
      const problem = code ? 'second-code' : await problemOf(db, coupon, { now, person })
      codes.push({ typed: text, kind: 'discount', written: coupon.code, problem })
      if (!problem) code = appliedCode(coupon)
      continue
    }
    const card = await cardOf(db, text, owner)
    if (!card) {
      codes.push({ typed: text, kind: 'unknown', written: text, problem: 'unknown' })
      continue
    }
    const isKnown = cards.some(({ ledgerRef }) => ledgerRef === card.id)
    const problem = isKnown ? 'repeated' : giftCardProblem(card, now)
    codes.push({ typed: text, kind: 'gift-card', written: card.last, problem })
    if (!problem) cards.push(meansOf(card, currency))
  }
  return { codes, code, cards }
}

/** A card is named by its code, and a member's own one by its id as well. */
async function cardOf(db: Reader, text: string, owner: string | undefined): Promise<GiftCard | undefined> {
  const id = ownCardId(text)
  if (id === undefined) return giftCardOf(db, text)
  return owner === undefined ? undefined : ownGiftCard(db, owner, id)
}

async function problemOf(
  db: Reader,
  coupon: Coupon,
  { now, person }: Pick<CodeReading, 'now' | 'person'>,
): Promise<CouponProblem | undefined> {
  const problem = couponProblem(coupon, now)
  if (problem) return problem
  return (await mayUse(db, coupon.code, person)) ? undefined : 'not-yours'
}

function meansOf({ id, balance, last }: GiftCard, currency: CurrencyCode): Means {
  return { kind: 'gift-card', available: balanceIn(balance, currency), reason: { last }, ledgerRef: id }
}
