import { minor, type Minor } from '../brand.ts'
import type { AdjustmentInput, AdjustmentRule } from './adjustment.ts'
import { shippingFor } from './shipping.ts'

/** The fee of the parcel (spec 9.7); free shipping and pickup change nothing. */
export const shippingRule: AdjustmentRule = {
  id: 'shipping',
  adjust: (input) => {
    const { shipping } = shippingFor(parcelOf(input), input.context)
    return shipping === 0 ? undefined : { amount: shipping, reason: { method: input.context.method } }
  },
}

/** What the contents of the parcel cost; undefined where nothing is sent: gift cards and virtual goods do not travel. */
export function parcelOf({ lines, amounts }: Pick<AdjustmentInput, 'lines' | 'amounts'>): Minor | undefined {
  const sent = amounts.filter((_amount, at) => !lines[at]?.isGiftCard && !lines[at]?.isVirtual)
  return sent.length > 0 ? minor(sent.reduce((sum, amount) => sum + amount, 0)) : undefined
}
