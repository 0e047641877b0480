import type { Say } from '../region/say.ts'

/**
 * What each rule that changes the sum is called, on the screen, in mails, in the owner's tool and on plain pages. The values are those of
 * `Adjustment.reason`.
 */
const ADJUSTMENT_WORDS = {
  bundle: /*i18n*/ { id: 'sum.bundle', message: 'Style It With' },
  'multi-item': /*i18n*/ { id: 'sum.multi-item', message: 'Multi-item discount, {percent}% off' },
  extra: /*i18n*/ { id: 'sum.extra', message: 'Extra {percent}% off' },
  code: /*i18n*/ { id: 'sum.code', message: 'Code {code}' },
  'login-discount': /*i18n*/ { id: 'sum.held-discount', message: 'Login discount' },
  'points-price': /*i18n*/ { id: 'sum.points-price', message: 'Redeemed with {points} points' },
  shipping: /*i18n*/ { id: 'sum.shipping', message: 'Shipping' },
} as const

/** Each rule is listed once in `ADJUSTMENT_RULES`, in the order of its effect. */
export type AdjustmentRuleId = keyof typeof ADJUSTMENT_WORDS

type Values = Readonly<Record<string, string | number>>

export function adjustmentWords(rule: AdjustmentRuleId, reason: Values, say: Say): string {
  return say(ADJUSTMENT_WORDS[rule], reason)
}

/** What pays a part of the total besides card and wallet. */
const TENDER_WORDS = {
  'gift-card': /*i18n*/ { id: 'sum.gift-card', message: 'Gift card ending in {last}' },
  points: /*i18n*/ { id: 'sum.points', message: '{points} points' },
  waived: /*i18n*/ { id: 'sum.waived', message: 'Too small to charge' },
} as const

export type TenderKind = keyof typeof TENDER_WORDS

export function tenderWords(kind: TenderKind, reason: Values, say: Say): string {
  return say(TENDER_WORDS[kind], reason)
}

export function isTenderKind(word: string): word is TenderKind {
  return Object.hasOwn(TENDER_WORDS, word)
}

/** Whether this word is a rule of an order; an order may be older than the rules in force. */
export function isAdjustmentRule(word: string): word is AdjustmentRuleId {
  return Object.hasOwn(ADJUSTMENT_WORDS, word)
}
