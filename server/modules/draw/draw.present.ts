import type { Draw } from '#contract/account/draw.contract.ts'
import type { DrawPrize, PrizeEffect } from '#domain/draw/prizes.ts'
import type { Say } from '#domain/region/say.ts'
import { termsWords, type CouponFormat } from '../promotions/coupon-words.ts'
import type { DrawSpin } from './draw.queries.ts'
import { parseEffect } from './prize-file.ts'

const DRAW_TEXTS = {
  nothing: /*i18n*/ { id: 'draw.nothing', message: 'Better luck tomorrow' },
  points: /*i18n*/ { id: 'draw.points', message: '{points, plural, one {# point} other {# points}}' },
} as const

interface Wording {
  readonly say: Say
  readonly format: CouponFormat
}

export function presentSegments(prizes: readonly DrawPrize[], wording: Wording): Draw['segments'] {
  return prizes.map(({ id, effect }) => ({ id, label: prizeWords(effect, wording) }))
}

export function presentResult(spin: DrawSpin, wording: Wording): NonNullable<Draw['result']> {
  const effect = parseEffect(spin.effect)
  return {
    prize: spin.prize_id,
    kind: effect.kind,
    label: prizeWords(effect, wording),
    ...(spin.code !== null && { code: spin.code }),
  }
}

function prizeWords(effect: PrizeEffect, { say, format }: Wording): string {
  if (effect.kind === 'nothing') return say(DRAW_TEXTS.nothing)
  if (effect.kind === 'points') return say(DRAW_TEXTS.points, { points: effect.points })
  const { off, value, least } = effect
  return termsWords({ kind: off, value, least }, format, say)
}
