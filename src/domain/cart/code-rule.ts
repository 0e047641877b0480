import { exchange } from '../money/money.ts'
import type { AdjustmentInput, AdjustmentRule } from './adjustment.ts'
import type { AppliedCode } from './applied-code.ts'
import { isReducible, sumOf, takeAmount, takePercent } from './reduce-lines.ts'

/** Why a code takes nothing off these goods (spec 8, 9.9). */
export type CodeMisfit = 'below-minimum' | 'gift-cards-only' | 'no-such-goods'

/**
 * One discount code (spec 9.6), of what the pieces cost after the automatic rules. Flash items and gift cards have no part in it; a fixed
 * amount takes at most what the pieces cost.
 */
export const codeRule: AdjustmentRule = {
  id: 'code',
  adjust: (input) => {
    const { code, now } = input.context
    if (!code || misfitOf(input, code)) return undefined
    const takesPart = (line: AdjustmentInput['lines'][number]) => isReducible(line, now)
    const { effect } = code
    const taken =
      effect.kind === 'percent'
        ? takePercent(input, effect.percent, takesPart)
        : takeAmount(input, exchange(effect.amount, code.currency, input.context.currency), takesPart)
    return taken && { ...taken, reason: { code: code.code }, ledgerRef: code.code }
  },
}

/** Why the code does not fit; undefined where it does. Measured once, before the code itself takes anything off. */
export function misfitOf(input: AdjustmentInput, { least, currency }: AppliedCode): CodeMisfit | undefined {
  const { lines, context } = input
  if (lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard)) return 'gift-cards-only'
  if (sumOf(input, (line) => isReducible(line, context.now)) <= 0) return 'no-such-goods'
  const goods = sumOf(input, (line) => !line.isGiftCard && line.isOffer !== true)
  return goods < exchange(least, currency, context.currency) ? 'below-minimum' : undefined
}
