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
  couponFor,
  couponProblem,
  mayUse,
  type Coupon,
  type CouponProblem,
} from '../promotions/coupon-rows.ts'
import { hasBought, isForFirstOrder } from '../promotions/first-order.ts'

/** `unknown` is also every gift card that cannot pay: the buyer is not told which (trust.md S12, traps 3.14). */
export type CodeProblem = CouponProblem | 'second-code' | 'repeated' | 'unknown' | 'too-many'

/** A gift card that cannot pay, for the log. */
export interface RefusedCard {
  readonly id: string
  readonly reason: GiftCardProblem
}

/** One code of the buyer: as typed, and what it is. */
export interface ReadCode {
  readonly typed: string
  readonly kind: 'discount' | 'gift-card' | 'unknown'
  /** As the shop writes it: the code of a discount, the last characters of a gift card. */
  readonly written: string
  readonly problem: CodeProblem | undefined
  readonly refused?: RefusedCard
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
  /** Undefined for a guest. */
  readonly memberId: string | undefined
  /** The member's confirmed address, which gift cards belong to. */
  readonly owner: string | undefined
  readonly currency: CurrencyCode
  readonly now: number
}

/** Reads the codes of a buyer in their order: the first discount code counts, and every gift card once (spec 9.6). */
export async function readCodes(
  db: Reader,
  { currency, now, person, memberId, owner }: CodeReading,
  typed: readonly string[],
): Promise<ReadCodes> {
  const codes: ReadCode[] = []
  const cards: Means[] = []
  let code: AppliedCode | undefined

  for (const text of typed) {
    const coupon = await couponFor(db, text, person)
    if (coupon) {
      const problem = code ? 'second-code' : await problemOf(db, coupon, { now, person, memberId })
      codes.push({ typed: text, kind: 'discount', written: coupon.code, problem })
      if (!problem) code = appliedCode(coupon)
      continue
    }
    const card = await cardOf(db, text, owner)
    const reason = card && giftCardProblem(card, now)
    if (!card || reason) {
      codes.push(unusableCode(text, card, reason))
      continue
    }
    const isRepeated = cards.some(({ ledgerRef }) => ledgerRef === card.id)
    const problem = isRepeated ? 'repeated' : undefined
    codes.push({ typed: text, kind: 'gift-card', written: card.last, problem })
    if (!problem) cards.push(meansOf(card, currency))
  }
  return { codes, code, cards }
}

/** The same for every code that is typed; a card that a member names by its id keeps its label. */
function unusableCode(
  typed: string,
  card: GiftCard | undefined,
  reason: GiftCardProblem | undefined,
): ReadCode {
  const refused = card && reason && { refused: { id: card.id, reason } }
  if (card && ownCardId(typed) !== undefined)
    return { typed, kind: 'gift-card', written: card.last, problem: 'unknown', ...refused }
  return { typed, kind: 'unknown', written: typed, problem: 'unknown', ...refused }
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
  { now, person, memberId }: Pick<CodeReading, 'now' | 'person' | 'memberId'>,
): Promise<CouponProblem | undefined> {
  const problem = couponProblem(coupon, now)
  if (problem) return problem
  if (!(await mayUse(db, coupon.code, person))) return 'not-yours'
  if (person === undefined || !isForFirstOrder(coupon)) return undefined
  return (await hasBought(db, { person, memberId })) ? 'not-first-order' : undefined
}

function meansOf({ id, balance, last }: GiftCard, currency: CurrencyCode): Means {
  return { kind: 'gift-card', available: balanceIn(balance, currency), reason: { last }, ledgerRef: id }
}
