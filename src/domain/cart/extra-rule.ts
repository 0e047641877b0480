import { runningOf } from '../promotions/promotion.ts'
import type { AdjustmentRule } from './adjustment.ts'
import { isReducible, takePercent } from './reduce-lines.ts'

/** The extra percentage of the bag (spec 9.6), of what the pieces cost after the multi-item discount. Several do not add up: the best counts. */
export const extraRule: AdjustmentRule = {
  id: 'extra',
  adjust: (input) => {
    const { promotions, now } = input.context
    const percent = Math.max(0, ...runningOf(promotions, 'extra', now).map((one) => one.percent))
    if (percent === 0) return undefined
    const taken = takePercent(input, percent, (line) => isReducible(line, now))
    return taken && { ...taken, reason: { percent } }
  },
}
